struct LanternTiles {}
