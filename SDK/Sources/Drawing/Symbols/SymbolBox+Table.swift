extension SymbolBox {
    /// One line a name, ordered by the bytes of the names, in thousandths of an em: the ink's width and height, then, where it does not stand
    /// around the middle of a capital, its rise; then, where they are not 125, the margins left and right.
    static let table: StaticString = """
        4k.tv 1220 976
        air.conditioner.horizontal 1173 1156
        air.conditioner.vertical 1156 1173 0 187 59
        air.purifier 959 1147 0 125 -99
        airplane 1100 994 0 125 11
        airplane.arrival 1179 1006 66 123 115
        airplane.departure 1278 870 0 122 104
        airplane.path.dotted 1465 895
        airplane.ticket 1366 835
        airplane.up.forward 997 997 0 123 123
        airplane.up.forward.app 900 900
        airplane.up.right 997 997 0 123 123
        airplane.up.right.app 900 900
        alarm 934 1013 41 87 87
        alarm.waves.left.and.right 1751 1013 40 87 87
        allergens 1190 1195 0 112 93
        alt 997 895
        american.football 1071 1071 0 73 73
        american.football.fill 1001 1000 0 105 105
        ant 828 1166 10 117 117
        antenna.radiowaves.left.and.right 1037 912 6 87 87
        antenna.radiowaves.left.and.right.slash 1037 1032 66 87 59
        app 900 900
        app.badge 990 988 44 125 -36
        app.badge.checkmark 1109 993 -47 125 -155
        app.badge.checkmark.fill 1148 992 -46 125 -155
        app.badge.clock 1109 993 -47
        app.badge.clock.fill 1148 992 -46
        app.badge.fill 983 985 43 125 -27
        app.connected.to.app.below.fill 862 1062
        app.dashed 900 900
        app.gift.fill 900 900
        apple.terminal 1151 899
        apps.iphone 634 1043
        aqi.high 1249 1211 0 163 -115
        aqi.low 1010 1162 0 187 187
        aqi.medium 1034 1186 0 175 175
        aqi.medium.gauge.open 1087 943 0 87 87
        arcade.stick 568 1027
        arcade.stick.console 1415 878 0 109 109
        archivebox 976 899
        arrow.3.trianglepath 1021 1072 -50 100 100
        arrow.backward 906 740
        arrow.circlepath 1100 996 0 87 87
        arrow.clockwise 862 1049 57 87 87
        arrow.counterclockwise 862 1049 57 87 87
        arrow.down 740 923
        arrow.down.app 900 900
        arrow.down.circle.badge.pause 1181 1064 34 87 87
        arrow.down.circle.badge.xmark 1181 1064 34 87 87
        arrow.down.forward.and.arrow.up.backward 952 974
        arrow.down.forward.and.arrow.up.backward.rectangle 1151 899
        arrow.down.left 726 725
        arrow.down.left.and.arrow.up.right 930 932
        arrow.down.left.and.arrow.up.right.rectangle 1151 899
        arrow.down.right 726 725 0 119 119
        arrow.down.right.and.arrow.up.left 952 974
        arrow.down.right.and.arrow.up.left.rectangle 1151 899
        arrow.down.to.line 740 1010
        arrow.forward 906 740
        arrow.left 906 740
        arrow.left.and.line.vertical.and.arrow.right 1486 928
        arrow.left.and.right 961 603
        arrow.left.arrow.right 952 1153 0 120 120
        arrow.left.to.line 1010 740
        arrow.right 906 740
        arrow.right.and.line.vertical.and.arrow.left 1486 928
        arrow.right.to.line 1010 740
        arrow.trianglehead.clockwise.rotate.90 1100 996 0 87 87
        arrow.trianglehead.counterclockwise.rotate.90 1100 996 0 87 87
        arrow.turn.down.left 916 768 26
        arrow.turn.down.right 916 768 26
        arrow.turn.left.up 762 923
        arrow.turn.right.up 762 923
        arrow.turn.up.left 916 768
        arrow.turn.up.right 916 768
        arrow.up 740 923
        arrow.up.and.down 603 962
        arrow.up.and.down.and.arrow.left.and.right 1137 1139 0 93 93
        arrow.up.and.line.horizontal.and.arrow.down 910 1163 9
        arrow.up.arrow.down 1153 952
        arrow.up.backward.and.arrow.down.forward 930 932
        arrow.up.backward.and.arrow.down.forward.rectangle 1151 899
        arrow.up.circle.badge.clock 1180 1001 -3 87 -170
        arrow.up.forward 726 725 -3 120 120
        arrow.up.forward.app 900 900
        arrow.up.heart 970 896 -15
        arrow.up.left 726 725 -3 124 124
        arrow.up.left.and.arrow.down.right 930 932
        arrow.up.left.and.arrow.down.right.rectangle 1151 899
        arrow.up.right 726 725 -3 120 120
        arrow.up.right.and.arrow.down.left 952 974
        arrow.up.right.and.arrow.down.left.rectangle 1151 899
        arrow.up.to.line 740 1010
        arrow.uturn.backward 922 912
        arrow.uturn.backward.circle.badge.ellipsis 1181 1001 -3 87 -171
        arrow.uturn.down 911 925
        arrow.uturn.down.circle.fill 996 996 6 87 87
        arrow.uturn.forward 922 912
        arrow.uturn.left 922 912
        arrow.uturn.left.circle.badge.ellipsis 1181 1001 -3 87 -171
        arrow.uturn.right 922 912
        arrow.uturn.up 911 925
        arrowshape.right.fill 1052 896 0 116 68
        arrowshape.turn.up.backward.badge.clock.fill 1242 988 -46 71 -79
        arrowshape.turn.up.backward.fill 1053 896 0 71 120
        arrowshape.turn.up.forward.fill 1052 896 0 116 68
        arrowshape.turn.up.left 1053 896 0 71 120
        arrowshape.turn.up.left.2 1295 896 0 80 112
        arrowshape.turn.up.left.2.fill 1292 896 0 80 41
        arrowshape.turn.up.right 1052 896 0 116 68
        arrowshape.up.fill 896 1053
        arrowtriangle.backward.fill 796 776 0 100 125
        arrowtriangle.down 776 797 0 100 100
        arrowtriangle.forward.fill 796 776 0 125 100
        arrowtriangle.left 796 776 0 100 125
        arrowtriangle.right 796 776 0 125 100
        arrowtriangle.up 776 797 0 100 100
        aspectratio 1151 899
        asterisk 870 1008
        at 1012 1039 -20 87 87
        at.badge.minus 1253 1047 -16 -154 -154
        at.badge.plus 1253 1047 -16 -154 -154
        atom 1176 1176 0 29 29
        australian.football 1014 1013 0 103 103
        australsign 741 910
        backpack 806 1225 25 123 123
        backward 1326 745 0 21 21
        backward.end 745 745
        backward.end.alt 1407 745
        backward.end.alt.fill 1565 745
        backward.end.fill 903 745
        backward.frame 901 745 0 51 247
        backward.frame.fill 1057 745 0 37 191
        bag 866 982
        bag.badge.minus 1075 1074 -46 -84 -84
        bag.badge.plus 1075 1074 -46 -84 -84
        bag.badge.questionmark 1075 1074 -46 -84 -84
        bag.fill.badge.minus 1114 1074 -46 -123 -123
        bag.fill.badge.plus 1114 1074 -46 -123 -123
        bag.fill.badge.questionmark 1114 1074 -46 -123 -123
        bahtsign 596 1100
        balloon 630 1328 4
        balloon.2 939 1335
        balloon.2.fill 939 1335 0 125 52
        bandage 1068 1069 0 85 85
        bandage.fill 1057 1059 0 85 85
        banknote 1289 807
        barcode 948 749
        barcode.viewfinder 956 956
        barometer 996 996 0 87 87
        baseball 996 996 0 87 87
        basket 1144 1050 24
        basketball 996 996 0 87 87
        bathtub 1293 775
        bathtub.fill 1251 770
        battery.0 1445 661
        battery.0percent 1445 661
        battery.100 1445 661
        battery.100.bolt 1445 687
        battery.100percent 1445 661
        battery.100percent.bolt 1445 687
        battery.25 1445 661
        battery.25percent 1445 661
        battery.50 1445 661
        battery.50percent 1445 661
        battery.75 1445 661
        battery.75percent 1445 661
        batteryblock 1151 837
        batteryblock.slash 1151 1002 0 125 96
        beach.umbrella 1032 1167 0 106 74
        beach.umbrella.fill 1029 1167 0 105 77
        bed.double 1237 824
        bed.double.badge.checkmark 1450 854 -14
        bed.double.badge.checkmark.fill 1485 854 -14
        bell 921 1008 0 103 103
        bell.and.waves.left.and.right 1741 1008 0 87 87
        bell.and.waves.left.and.right.fill 1741 1027 0 87 87
        bell.badge 921 1012 0 103 67
        bell.badge.fill 921 1031 0 103 67
        bell.badge.slash 959 1012 0 99 3
        bell.badge.slash.fill 959 1031 0 99 4
        bell.badge.waveform 1012 1071 32 103 -95
        bell.badge.waveform.fill 1010 1090 32 104 -94
        bell.badge.waveform.slash 1016 1073 33 99 99
        bell.badge.waveform.slash.fill 1015 1092 33 99 99
        bell.fill 921 1027 0 103 103
        bell.slash 959 1008 0 99 3
        bell.slash.fill 959 1027 0 99 4
        bicycle 1582 981
        binoculars 1246 926 -20
        bird 1176 1320 0 110 110
        bird.fill 1177 1317 0 110 110
        birthday.cake 1124 1110
        bitcoinsign 598 1113
        blinds.horizontal.closed 1036 997 0 126 126
        blinds.horizontal.open 1036 997 0 126 126
        blinds.vertical.closed 1036 997 0 126 126
        blinds.vertical.open 1036 1004 -3 126 126
        bold 580 698
        bolt 688 1133 4 137 137
        bolt.badge.checkmark 915 1133 4 137 -182
        bolt.badge.clock 915 1133 4 137 -182
        bolt.badge.xmark 915 1133 4 137 -182
        bolt.batteryblock 1151 837
        bolt.car 1155 905
        bolt.heart 970 896 -15
        bolt.horizontal 1400 604 -21 70 76
        bolt.house 1166 1027
        bolt.ring.closed 997 997 0 87 87
        bolt.shield 812 986 -13 125 180
        bolt.shield.fill 799 970 -7 125 188
        bolt.slash 819 1133 4 71 71
        bolt.trianglebadge.exclamationmark 937 1137 0 137 -217
        book 1084 906
        book.and.wrench 1203 927 -10 125 -59
        book.and.wrench.fill 1223 922 -13 125 -34
        book.badge.plus 1293 995 -44
        book.badge.plus.fill 1372 990 -47
        book.closed 821 1046
        book.fill 1124 895
        book.pages 883 1121
        bookmark 658 1047 0 181 181
        bookmark.slash 946 1047 0 50 50
        books.vertical 1213 1090 12 125 117
        books.vertical.fill 1171 1087 13
        brain 1285 1080 0 87 87
        brain.head.profile 973 1163
        brazilianrealsign 1222 1101
        briefcase 1130 946
        bubble 1076 1010 -31
        bubble.fill 1076 1013 -33
        bubble.left 1076 1010 -31
        bubble.left.and.bubble.right 1402 1116
        bubble.left.and.bubble.right.fill 1402 1116 0 125 52
        bubble.left.and.exclamationmark.bubble.right 1402 1116
        bubble.left.and.exclamationmark.bubble.right.fill 1402 1116 0 125 52
        bubble.left.and.text.bubble.right 1402 1116
        bubble.left.and.text.bubble.right.fill 1402 1116 0 125 52
        bubble.left.fill 1076 1013 -33
        bubble.middle.bottom 1076 1015 -34
        bubble.right 1076 1010 -31
        bubble.right.fill 1076 1013 -33
        bubbles.and.sparkles 1030 996
        building 702 1143
        building.2 950 1143
        building.columns 1090 1042
        building.fill 663 1143
        bus 1087 1138
        bus.doubledecker 1039 1179 21
        bus.doubledecker.fill 1020 1184 8
        bus.fill 1068 1129
        cabinet 793 1119
        cabinet.fill 793 1139
        cable.connector 319 1114
        cable.connector.horizontal 1208 347
        cable.connector.slash 829 1114 0 -131 -131
        cablecar 1016 1190
        calendar 973 899
        calendar.badge 1103 956 28
        calendar.badge.checkmark 1182 991 -46 125 -155
        calendar.badge.clock 1182 991 -46 125 -153
        calendar.badge.exclamationmark 1182 991 -46 125 -153
        calendar.badge.lock 1108 982 -42
        calendar.badge.minus 1182 991 -46 125 -155
        calendar.badge.plus 1182 991 -46 125 -82
        calendar.day.timeline.leading 1214 899 0 125 13
        calendar.day.timeline.left 1214 899 0 125 13
        calendar.day.timeline.right 1215 899 0 90 125
        camera 1199 931 15
        camera.aperture 996 996 0 87 87
        camera.badge.clock 1441 1022 -30 125 -198
        camera.badge.ellipsis 1441 1022 -30 125 -198
        camera.filters 1076 1022 0 87 87
        camera.macro 1144 1058 0 81 81
        camera.macro.slash 1144 1112 -27 81 81
        camera.metering.center.weighted 1151 899
        camera.on.rectangle 1265 1022
        camera.on.rectangle.fill 1265 1022 0 125 52
        camera.shutter.button 1199 1114 107
        camera.viewfinder 956 956
        candybarphone 588 974
        capslock 1026 1022 -7 100 100
        capslock.fill 1026 1028 -4 100 100
        capsule 1254 936 0 87 87
        capsule.portrait 877 1148
        captions.bubble 1076 1010 -31
        captions.bubble.fill 1076 1013 -33
        car 1155 905
        car.2 1559 905
        car.2.fill 1556 906 0 124 51
        car.badge.gearshape 1271 1203 150
        car.ferry 1130 1149 4 101 101
        car.front.waves.up 952 1170 61
        car.rear 1155 905
        car.side 1739 790
        car.side.fill 1739 785 3
        carbon.dioxide.cloud 1173 922
        carbon.monoxide.cloud 1173 922
        carrot 1167 1166 0 100 83
        carseat.left 1157 1034 0 93 106
        carseat.left.fill 1150 1033 0 93 103
        cart 1126 960 -35 100 125
        cart.badge.clock 1314 1038 5 100 100
        cart.badge.clock.fill 1314 1045 8 100 100
        cart.badge.minus 1314 1038 5 100 -134
        cart.badge.plus 1314 1038 5 100 -134
        cart.badge.questionmark 1314 1038 5 100 -134
        cart.fill.badge.minus 1314 1045 8 100 -134
        cart.fill.badge.plus 1314 1045 8 100 -134
        cart.fill.badge.questionmark 1314 1045 8 100 -134
        case 1130 946
        cat 1335 1151
        cat.fill 1318 1134
        cellularbars 1242 847
        centsign 586 914
        chair 706 1056
        chair.lounge 971 857
        chandelier 1509 1246
        chandelier.fill 1505 1244
        character 593 721
        character.book.closed 821 1046
        character.bubble 1076 1010 -31
        character.bubble.fill 1076 1013 -33
        chart.bar 1240 919
        chart.bar.fill 1226 913 3
        chart.bar.horizontal.page 821 1047
        chart.bar.xaxis 1089 901
        chart.bar.xaxis.ascending 1089 901
        chart.bar.xaxis.ascending.badge.clock 1326 1110 -105 125 -265
        chart.bar.yaxis 960 948
        chart.dots.scatter 1049 903 -3
        chart.line.downtrend.xyaxis 1049 903 -3
        chart.line.flattrend.xyaxis 1049 903 -3
        chart.line.uptrend.xyaxis 1049 903 -3
        chart.pie 996 996 0 87 87
        chart.xyaxis.line 1049 903 -3
        checklist 1094 986
        checklist.checked 1094 986
        checklist.unchecked 1094 986
        checkmark 841 834 -14
        checkmark.app 900 900
        checkmark.bubble 1076 1010 -31
        checkmark.bubble.fill 1076 1013 -33
        checkmark.circle.badge.airplane 1236 1128 -66 87 87
        checkmark.circle.badge.plus 1180 1001 -3 87 87
        checkmark.circle.badge.questionmark 1180 1001 -3 87 -170
        checkmark.circle.badge.xmark 1180 1001 -3 87 -170
        checkmark.diamond 1144 1144 0 81 81
        checkmark.rectangle 1151 899
        checkmark.seal 1140 1140 0 71 71
        checkmark.shield 812 986 -13 125 204
        checkmark.shield.fill 799 970 -7 125 212
        chevron.backward 477 847 0 62 187
        chevron.compact.down 870 242 13
        chevron.compact.left 242 870
        chevron.compact.right 242 870
        chevron.compact.up 870 242 3
        chevron.down 848 477 -21
        chevron.down.2 848 914
        chevron.forward 477 847 0 187 62
        chevron.left 477 847 0 62 187
        chevron.left.2 914 849
        chevron.left.forwardslash.chevron.right 1368 933
        chevron.left.to.line 564 849
        chevron.right 477 847 0 187 62
        chevron.right.2 914 849
        chevron.right.to.line 564 849
        chevron.up 848 477 19
        chevron.up.2 848 914
        chevron.up.chevron.down 650 940
        chineseyuanrenminbisign 681 911
        circle 996 996 0 87 87
        circle.and.line.horizontal 1368 996
        circle.badge.checkmark 1180 1001 -3 87 -170
        circle.badge.exclamationmark 1180 1001 -3 87 -170
        circle.badge.minus 1180 1001 -3 87 -170
        circle.badge.plus 1180 1001 -3 87 -170
        circle.badge.questionmark 1180 1001 -3 87 -170
        circle.badge.xmark 1180 1001 -3 87 -170
        circle.bottomhalf.filled 996 996 0 87 87
        circle.dashed 996 996 0 87 87
        circle.dashed.rectangle 1151 899
        circle.dotted 993 989 0 87 87
        circle.grid.2x2 929 928
        circle.grid.3x3 1003 957
        circle.grid.cross 1135 1157 0 87 87
        circle.hexagongrid 1043 968 0 87 87
        circle.hexagonpath 1043 968 0 87 87
        circle.lefthalf.filled 996 996 0 87 87
        circle.lefthalf.striped.horizontal 996 996 0 87 87
        circle.righthalf.filled 996 996 0 87 87
        circle.slash 996 996 0 87 29
        circle.tophalf.filled 996 996 0 87 87
        clipboard 821 1182 28
        clock 996 996 0 87 87
        clock.arrow.circlepath 1100 996 0 87 87
        clock.arrow.trianglehead.counterclockwise.rotate.90 1100 996 0 87 87
        clock.badge 1048 1005 5 87 -45
        clock.badge.airplane 1236 1128 -66 87 87
        clock.badge.checkmark 1180 1001 -3 87 -170
        clock.badge.exclamationmark 1180 1001 -3 87 -170
        clock.badge.questionmark 1180 1001 -3 87 -170
        clock.badge.xmark 1180 1001 -3 87 -170
        cloud 1167 773 4 87 62
        cloud.bolt 1115 1173 -27 87 37
        cloud.bolt.rain 1115 1173 -27 87 37
        cloud.drizzle 1115 1125 -3 87 37
        cloud.fog 1115 1080 19 87 37
        cloud.hail 1115 1136 -9 87 37
        cloud.heavyrain 1115 1126 -4 87 37
        cloud.moon 1294 854 15 46 -24
        cloud.moon.bolt 1294 1265 -12 46 -37
        cloud.moon.bolt.fill 1280 1242 -23 52 52
        cloud.moon.fill 1277 826 15 49 49
        cloud.moon.rain 1294 1240 0 46 -37
        cloud.moon.rain.fill 1280 1215 -11 52 52
        cloud.rain 1115 1126 -4 87 37
        cloud.sleet 1115 1199 -41 87 37
        cloud.snow 1115 1166 -24 87 37
        cloud.sun 1418 986 23 46 -46
        cloud.sun.bolt 1418 1398 -13 46 46
        cloud.sun.bolt.fill 1412 1398 -13 52 52
        cloud.sun.fill 1414 983 21 50 50
        cloud.sun.rain 1418 1372 0 46 -46
        cloud.sun.rain.fill 1412 1373 0 52 52
        coat 1352 1222 0 115 115
        coat.fill 1266 1215 5 115 115
        coloncurrencysign 711 1130
        comb 1142 1142 -15 94 108
        comb.fill 1142 1142 -34 94 109
        command 922 920
        compass.drawing 731 1120
        computermouse 684 1070
        cone 982 1062 -4 100 100
        control 848 477 221
        cooktop 1178 958
        cpu 982 982
        creditcard 1147 834
        cricket.ball 996 996 0 87 87
        crop 1070 1067 -16
        crop.rotate 955 1205
        cross 1048 1048
        cross.case 1130 946
        cross.fill 1014 1014
        cross.vial 669 1169
        crown 1252 955 31
        cube 980 1109
        cube.fill 980 1096 7
        cube.transparent 980 1109
        cube.transparent.fill 980 1089
        cup.and.saucer 1268 947
        curlybraces 909 1008
        curtains.closed 1231 1033 18
        curtains.open 1231 1033 18
        cylinder 840 1028
        cylinder.split.1x2 840 1028
        decrease.indent 1129 845
        degreesign.celsius 1091 888
        degreesign.fahrenheit 943 888
        dehumidifier 852 1190 22 125 -65
        dehumidifier.fill 852 1190 22 125 -59
        delete.backward 1058 899 0 100 125
        delete.forward 1058 899 0 125 100
        delete.left 1058 899 0 100 125
        delete.right 1058 899 0 125 100
        deskclock 996 1002 -3 87 87
        desktopcomputer 1164 983 -17
        desktopcomputer.and.arrow.down 1164 1140 62
        desktopcomputer.badge.checkmark 1392 1008 -29
        dial.high 1156 1001 0 87 87
        dial.low 1156 1001 0 87 87
        dial.medium 1156 1001 0 87 87
        diamond 1144 1144 0 81 81
        dice 1033 1022
        dice.fill 1033 1022 0 125 52
        die.face.1 899 899
        die.face.2 899 899
        die.face.3 899 899
        die.face.4 899 899
        die.face.5 899 899
        die.face.6 899 899
        dishwasher 926 1067 -17 125 -18
        display 1164 983 -17
        display.2 1571 983 -17
        distribute.horizontal 909 1132
        distribute.vertical 1169 909
        divide 805 718
        doc.text.viewfinder 956 956
        dock.arrow.down.rectangle 1151 899
        dock.rectangle 1151 899
        document 821 1047
        document.badge.arrow.up 1030 1139 -46 -84 -84
        document.badge.arrow.up.fill 1069 1139 -46 -123 -123
        document.badge.clock 1030 1139 -46 -84 -84
        document.badge.clock.fill 1069 1139 -46 -123 -123
        document.badge.ellipsis 1030 1139 -46 -84 -84
        document.badge.ellipsis.fill 1069 1139 -46 -123 -123
        document.badge.gearshape 1035 1143 -48 -89 -89
        document.badge.gearshape.fill 1074 1143 -48 -128 -128
        document.badge.plus 1030 1139 -46 -84 -84
        document.badge.plus.fill 1069 1139 -46 -123 -123
        document.on.document 998 1228
        dog 1353 1129
        dog.fill 1323 1108 6
        dollarsign 619 1099
        dollarsign.arrow.trianglehead.counterclockwise.rotate.90 1100 996 0 -17 -17
        door.garage.closed 1193 1036
        door.garage.closed.trianglebadge.exclamationmark 1423 1054 -9 125 -183
        door.garage.open 1193 1036
        door.left.hand.closed 744 1036
        door.left.hand.open 744 1036
        door.right.hand.closed 744 1036
        door.right.hand.open 744 1036
        dot.circle.viewfinder 956 956
        dot.radiowaves.forward 795 965 0 87 87
        dot.radiowaves.left.and.right 1272 886 0 87 87
        dot.radiowaves.right 795 965 0 87 87
        dot.radiowaves.up.forward 737 737 3
        dot.scope 1187 1188 0 87 87
        dot.viewfinder 956 956
        dpad 1067 1067
        drop 677 988 0 87 87
        drop.degreesign 835 1109 61 87 87
        drop.degreesign.slash 895 1109 61 27 27
        drop.halffull 677 988 0 87 87
        drop.keypad.rectangle 1073 791
        drop.triangle 1023 928 0 100 100
        drop.triangle.fill 1023 928 3 100 100
        dryer 913 1075 -25 125 -6
        duffle.bag 1356 975
        dumbbell 1235 722
        ear 750 1041 11 125 87
        ear.badge.checkmark 936 1072 -5 125 -183
        ear.badge.waveform 865 1123 -30 125 -127
        earbuds 1211 878 -3
        eject 940 908
        eject.fill 928 901
        ellipsis 911 185 0 87 87
        ellipsis.bubble 1076 1010 -31
        ellipsis.bubble.fill 1076 1013 -33
        ellipsis.circle.badge 1102 996 0 87 87
        ellipsis.curlybraces 1227 1008
        ellipsis.rectangle 1057 684
        ellipsis.vertical.bubble 1076 1010 -31
        ellipsis.vertical.bubble.fill 1076 1013 -33
        engine.combustion 1407 888
        engine.combustion.badge.exclamationmark 1553 888 0 125 -22
        engine.combustion.badge.exclamationmark.fill 1553 888 0 125 -46
        engine.combustion.fill 1387 888
        entry.lever.keypad 795 1024 0 125 17
        entry.lever.keypad.fill 795 1024 0 125 -34
        envelope 1178 841
        envelope.badge 1310 928 43 125 -80
        envelope.badge.minus 1388 1004 -82
        envelope.badge.minus.fill 1426 1004 -82
        envelope.badge.plus 1388 1004 -82
        envelope.badge.plus.fill 1426 1004 -82
        envelope.open 1178 1133
        envelope.open.badge.clock 1388 1278 -70 125 -157
        envelope.open.badge.clock.fill 1388 1278 -70
        equal 680 396
        eraser 1004 1005 0 93 101
        eraser.badge.xmark 1156 1019 -7 93 93
        eraser.badge.xmark.fill 1156 1013 -10 92 92
        eraser.fill 993 992 0 93 101
        eraser.slash 1017 1005 0 93 93
        eraser.slash.fill 1017 992 0 93 93
        escape 996 996 0 87 87
        esim 905 899
        eurosign 719 871
        ev.charger 1159 1089
        ev.charger.fill 1139 1088
        ev.charger.slash 1267 1156 -34 17 17
        ev.charger.slash.fill 1247 1156 -34 17 17
        ev.plug.ac.type.2 1020 898 0 87 87
        exclamationmark 139 928 -4
        exclamationmark.2 499 928 -4
        exclamationmark.3 860 928 -4
        exclamationmark.bubble 1076 1010 -31
        exclamationmark.bubble.fill 1076 1013 -33
        exclamationmark.octagon 1003 965
        exclamationmark.shield 812 986 -13 125 204
        exclamationmark.shield.fill 799 970 -7 125 212
        exclamationmark.triangle 1023 928 0 100 100
        exclamationmark.triangle.fill 1023 928 3 100 100
        externaldrive 1152 834
        externaldrive.badge.checkmark 1327 912 -40 -50 -50
        externaldrive.badge.exclamationmark 1327 912 -40 -50 -50
        externaldrive.badge.icloud 1399 877 -22 -122 -122
        externaldrive.badge.minus 1327 912 -40 -50 -50
        externaldrive.badge.plus 1327 912 -40 -50 -50
        externaldrive.badge.questionmark 1327 912 -40 -50 -50
        externaldrive.badge.wifi 1316 845 -6 -38 -38
        externaldrive.badge.xmark 1327 912 -40 -50 -50
        externaldrive.connected.to.line.below 1035 1080 5
        externaldrive.connected.to.line.below.fill 1003 1073
        externaldrive.fill 1123 818
        externaldrive.fill.badge.checkmark 1311 904 -44 -63 -63
        externaldrive.fill.badge.exclamationmark 1311 904 -44 -63 -63
        externaldrive.fill.badge.icloud 1400 868 -26 -152 -152
        externaldrive.fill.badge.minus 1311 904 -44 -63 -63
        externaldrive.fill.badge.plus 1311 904 -44 -63 -63
        externaldrive.fill.badge.questionmark 1311 904 -44 -63 -63
        externaldrive.fill.badge.wifi 1302 837 -10 -54 -54
        externaldrive.fill.badge.xmark 1311 904 -44 -63 -63
        eye 1334 837 0 100 100
        eye.fill 1323 830 0 100 100
        eye.slash 1334 899 11 100 100
        eye.slash.fill 1323 899 11 100 100
        eye.trianglebadge.exclamationmark 1511 855 -9 100 -157
        eye.trianglebadge.exclamationmark.fill 1511 851 -11 100 -148
        eyebrow 1069 880 -6 46 68
        eyedropper 1046 1039 0 112 85
        eyedropper.halffull 1046 1039 0 112 85
        eyeglasses 1540 609 0 87 87
        eyeglasses.slash 1540 1008 0 87 87
        eyes 1141 890 0 87 87
        eyes.inverse 1134 875 0 87 87
        face.dashed 996 996 0 87 87
        face.smiling 996 996 0 87 87
        face.smiling.inverse 996 996 0 87 87
        facemask 1492 749 0 87 87
        fan 1050 1050
        fan.badge.arrow.up.and.down.and.arrow.left.and.right 1341 1050
        fan.badge.arrow.up.and.down.and.arrow.left.and.right.fill 1341 1043
        fan.ceiling 1442 1184 0 53 53
        fan.ceiling.fill 1442 1184 6 53 53
        fan.desk 988 1137
        fan.fill 1044 1043
        fan.slash 1050 1050 0 125 92
        fan.slash.fill 1050 1050 0 124 86
        faxmachine 1103 1051 -8
        faxmachine.fill 1097 1048 -9 125 52
        ferry 1069 1213 0 110 110
        ferry.fill 1069 1204 -6 110 110
        figure 848 1077
        figure.2 1396 1077
        figure.2.and.child.holdinghands 1478 1088 7 119 119
        figure.2.arms.open 1228 1088 7 119 119
        figure.american.football 1096 1124 0 121 121
        figure.and.child.holdinghands 966 1088 7 119 77
        figure.archery 970 1176 0 100 125
        figure.arms.open 667 1088 7 119 119
        figure.australian.football 1083 1170 0 111 125
        figure.badminton 1036 1237 0 120 120
        figure.baseball 858 1196 0 120 120
        figure.basketball 1050 1130 0 118 125
        figure.bowling 994 1122
        figure.boxing 964 1176 0 118 125
        figure.child 752 1079 0 120 120
        figure.climbing 1022 1377
        figure.cooldown 854 1188
        figure.core.training 1478 520 0 114 125
        figure.cricket 709 1236
        figure.cross.training 769 1145 0 91 125
        figure.curling 1220 897
        figure.dance 651 1231 0 125 100
        figure.disc.sports 1195 1091
        figure.elliptical 678 1186 0 125 102
        figure.equestrian.sports 1115 934 0 94 125
        figure.fall 983 977 0 120 89
        figure.fencing 811 1189
        figure.fishing 1190 990 0 120 120
        figure.flexibility 1058 997 0 120 120
        figure.golf 706 1317 0 118 118
        figure.gymnastics 1056 895 0 119 119
        figure.handball 1345 1047
        figure.highintensity.intervaltraining 756 1207 16 117 97
        figure.hiking 728 1147 -6 91 118
        figure.hockey 1251 925
        figure.hockey.circle.fill 996 996 0 117 117
        figure.hunting 1176 1108
        figure.indoor.cycle 785 1145 0 116 116
        figure.indoor.rowing 914 872
        figure.jumprope 657 1328
        figure.kickboxing 949 1159 0 125 118
        figure.lacrosse 957 1275 -3
        figure.martial.arts 878 1168 0 119 119
        figure.mind.and.body 1047 903 0 119 119
        figure.mixed.cardio 914 1118 0 118 118
        figure.open.water.swim 1156 805
        figure.outdoor.cycle 1237 938 3
        figure.outdoor.rowing 914 1048
        figure.pickleball 952 1148 0 119 119
        figure.pilates 1338 832
        figure.play 1181 1178 0 120 120
        figure.pool.swim 1156 649
        figure.racquetball 1238 964
        figure.roll 798 1072 0 118 125
        figure.roll.runningpace 1204 1012
        figure.rolling 1124 759 0 121 121
        figure.rugby 1282 1107 0 120 120
        figure.run 832 1077 0 117 117
        figure.sailing 1178 1147
        figure.skiing.crosscountry 1262 1049
        figure.skiing.downhill 1061 1207 -3
        figure.snowboarding 1076 967 0 120 120
        figure.socialdance 1216 1089 0 117 117
        figure.softball 920 1152 10
        figure.squash 1068 1256 5
        figure.stair.stepper 820 1198 0 114 120
        figure.stairs 918 1268
        figure.stand 460 1086 5
        figure.stand.line.dotted.figure.stand 1420 986 3
        figure.step.training 860 1198 0 120 120
        figure.strengthtraining.functional 849 1064 0 119 119
        figure.strengthtraining.traditional 1165 1186
        figure.surfing 1166 1184 0 120 120
        figure.table.tennis 1110 1070
        figure.taichi 836 1165 0 118 125
        figure.tennis 954 1171
        figure.track.and.field 973 1225 0 120 120
        figure.volleyball 824 1242 0 125 118
        figure.walk 725 1146 -5 91 123
        figure.walk.arrival 1026 1146 -5 125 93
        figure.walk.departure 992 1146 -5
        figure.walk.diamond 1144 1144 0 81 81
        figure.walk.motion 1193 1146 -5
        figure.walk.triangle 1023 928 0 100 100
        figure.walk.triangle.fill 1023 928 3 100 100
        figure.water.fitness 1156 829
        figure.wave 514 1086 3 123 123
        figure.wrestling 1057 874 0 119 119
        figure.yoga 1013 1085
        film 1151 899
        film.stack 1027 1080 0 125 49
        fireplace 1116 979
        firewall 812 986 -13 125 180
        firewall.fill 799 970 -7 125 188
        fireworks 1278 1213
        fish 1385 1141 20 116 125
        fish.fill 1366 1118 19 116 125
        flag 867 958 0 153 106
        flag.2.crossed 1760 1017 0 116 116
        flag.badge.ellipsis 1073 958 0 153 -176
        flag.slash 931 1056 49 125 3
        flame 813 1056 45 87 87
        flask 933 1024 0 100 100
        flipphone 682 1000
        flowchart 1049 1145 -10
        folder 1108 894 3
        folder.badge.gearshape 1318 914 13 125 -149
        folder.badge.minus 1312 909 11 125 -149
        folder.badge.person.crop 1312 909 11 125 -149
        folder.badge.plus 1312 909 11 125 -149
        folder.badge.questionmark 1312 909 11 125 -149
        folder.fill.badge.gearshape 1318 914 13 125 -149
        folder.fill.badge.minus 1312 909 11 125 -149
        folder.fill.badge.plus 1312 909 11 125 -149
        folder.fill.badge.questionmark 1312 909 11 125 -149
        fork.knife 674 1132 36 121 121
        forward 1326 745 0 125 13
        forward.end 745 745
        forward.end.alt 1407 745
        forward.end.alt.fill 1565 745
        forward.end.fill 903 745
        forward.frame 901 745 0 249 64
        forward.frame.fill 1057 745 0 194 34
        fossil.shell 1229 964 0 87 80
        francsign 641 888
        frying.pan 1602 981 0 125 36
        frying.pan.fill 1586 965 -8 125 44
        fuelpump 1060 1089
        fuelpump.fill 1041 1088
        fuelpump.slash 1168 1156 -34 17 17
        fuelpump.slash.fill 1149 1156 -34 17 17
        function 1303 722
        gamecontroller 1410 885
        gauge.high 996 996 0 87 87
        gauge.low 996 996 0 87 87
        gauge.medium 996 996 0 87 87
        gauge.open.with.lines.needle.33percent 1089 941 0 87 87
        gauge.with.dots.needle.33percent 996 996 0 87 87
        gauge.with.dots.needle.50percent 996 996 0 87 87
        gauge.with.dots.needle.67percent 996 996 0 87 87
        gauge.with.dots.needle.bottom.100percent 996 996 0 87 87
        gauge.with.dots.needle.bottom.50percent 996 996 0 87 87
        gauge.with.dots.needle.bottom.50percent.badge.minus 1181 1001 -3 -98 -98
        gauge.with.dots.needle.bottom.50percent.badge.plus 1181 1001 -3 -98 -98
        gauge.with.needle 996 996 0 87 87
        gear 1079 1068 0 87 87
        gear.badge 1079 1068 0 87 87
        gear.badge.checkmark 1244 1068 0 87 -130
        gear.badge.questionmark 1244 1068 0 87 -130
        gear.badge.xmark 1244 1068 0 87 -130
        gearshape 1045 1043 0 87 87
        gearshape.2 1340 1063 0 87 87
        gearshape.2.fill 1348 1070 0 87 87
        gearshape.fill 1020 1020 0 87 87
        gift 939 1023 27
        giftcard 1147 834
        globe 996 996 0 87 87
        globe.americas 996 996 0 87 87
        globe.asia.australia 996 996 0 87 87
        globe.badge.chevron.backward 1181 1001 -3 -98 -98
        globe.badge.clock 1181 1001 -3 87 87
        globe.badge.clock.fill 1182 995 -6 87 87
        globe.central.south.asia 996 996 0 87 87
        globe.desk 954 1101 0 87 87
        globe.europe.africa 996 996 0 87 87
        globe.fill 994 986 0 88 88
        graduationcap 1327 1191 -112
        graduationcap.fill 1310 1181 -117
        graph.2d 902 902
        grid 944 925
        guitars 1263 1038 0 114 125
        guitars.fill 1258 1034 0 114 125
        hammer 1260 1224 6 99 106
        hammer.fill 1205 1152 0 100 107
        hand.draw 1139 995 -14 87 -42
        hand.draw.badge.ellipsis 1331 1060 -47 87 87
        hand.draw.badge.ellipsis.fill 1331 1032 -61 87 87
        hand.draw.fill 1101 940 -15 87 -39
        hand.point.right 1078 838 0 87 100
        hand.point.right.fill 1044 808 -5 87 100
        hand.point.up 797 1027 0 87 87
        hand.point.up.fill 769 994 0 87 87
        hand.point.up.left 914 994 -14 75 38
        hand.point.up.left.fill 873 940 -15 81 41
        hand.raised 797 1063 24 230 159
        hand.raised.app 900 900 -6
        hand.raised.app.fill 900 900
        hand.raised.fill 778 1044 17 239 165
        hand.raised.slash 976 1084 17 52 52
        hand.raised.slash.fill 962 1064 7 56 56
        hand.tap 978 1132 55 87 38
        hand.tap.fill 984 1106 68 87 41
        hand.thumbsdown 994 1062 0 87 87
        hand.thumbsdown.fill 962 1000 0 103 103
        hand.thumbsdown.slash 1055 1138 39 26 26
        hand.thumbsdown.slash.fill 1038 1107 54 26 26
        hand.thumbsup 994 1062 14 87 87
        hand.thumbsup.fill 962 999 14 103 103
        hand.thumbsup.slash 1055 1138 -23 87 87
        hand.thumbsup.slash.fill 1039 1106 -39 103 103
        hand.wave 982 1001 -15 77 54
        hand.wave.fill 955 972 -17 82 68
        handbag 1034 1038 0 112 112
        hands.and.sparkles.fill 1177 1302 43 125 106
        hands.clap 1350 1240 5 86 54
        hands.clap.fill 1371 1231 10 85 67
        hanger 1225 984 43 100 100
        hare 1512 1098 27
        hare.fill 1462 1053 35
        headphones 994 1039
        headphones.slash 1010 1042 -3 109 109
        headset 1056 1148
        hearingdevice.ear 750 1041 11 125 87
        hearingdevice.ear.fill 750 1041 11
        heart 970 896 -15
        heart.badge.bolt 1160 1091 83
        heart.badge.bolt.slash 1210 1091 83 75 75
        heart.rectangle 1151 899
        heart.slash 1019 969 22 75 75
        heart.text.clipboard 821 1182 28
        heat.element.windshield 1439 752 0 76 76
        heat.waves 940 993 5 117 117
        heater.vertical 1156 1173 0 187 59
        hexagon 980 1109
        hexagon.righthalf.filled 980 1109
        hifispeaker 748 1011
        hifispeaker.2.badge.minus.fill 1359 1197 -36
        hifispeaker.2.badge.plus.fill 1359 1197 -36
        hifispeaker.2.fill 1111 1124 0 125 52
        hifispeaker.badge.minus 958 1074 -31
        hifispeaker.badge.minus.fill 996 1074 -31
        hifispeaker.badge.plus 958 1074 -31
        hifispeaker.badge.plus.fill 996 1074 -31
        highlighter 1011 1042
        highlighter.badge.ellipsis 1220 1111 -34
        hockey.puck 1004 767 0 87 87
        hourglass 572 897
        hourglass.badge.eye 891 1065 -83
        hourglass.badge.lock 744 1065 -83
        hourglass.badge.plus 819 1065 -84 125 -199
        hourglass.bottomhalf.filled 572 897
        hourglass.tophalf.filled 572 897
        house 1166 1027
        house.and.flag 1579 1074 0 102 129
        house.badge.exclamationmark 1232 1119 -46
        house.badge.exclamationmark.fill 1262 1119 -46
        house.badge.wifi 1266 1118 -45
        house.badge.wifi.fill 1295 1118 -45
        house.lodge 2022 850 0 112 112
        house.slash 1166 1104 -38
        humidifier 901 949
        humidifier.and.droplets 789 1124
        humidifier.fill 898 949
        humidity 1055 854 -33 120 53
        humidity.fill 1054 853 -33 120 -51
        hurricane 622 1018 0 87 87
        increase.indent 1129 845 0 124 124
        indianrupeesign 601 891
        infinity 1273 582 0 87 87
        info 480 942 32 137 125
        info.bubble 1076 1010 -31
        info.bubble.fill 1076 1013 -33
        info.triangle 1023 928 0 100 100
        info.triangle.fill 1023 928 3 100 100
        inset.filled.rectangle 1151 899
        inset.filled.rectangle.badge.record 1360 991 -46
        internaldrive 1152 834
        internaldrive.fill 1123 818
        iphone 628 1033 0 187 187
        iphone.gen2 628 1033 0 187 187
        iphone.gen3 628 1033 0 187 187
        italic 506 698
        jacket 1430 1100 0 115 115
        jacket.fill 1327 1064 4 115 115
        k 526 722
        key 653 1222
        key.fill 624 1208 -5
        key.horizontal 1222 652 0 118 125
        key.horizontal.fill 1208 624 0 121 121
        key.shield 812 986 -13
        key.shield.fill 799 970 -7
        key.slash 965 1222 0 -62 -62
        key.slash.fill 965 1208 -5 -62 -62
        keyboard 1228 771
        keyboard.badge.ellipsis 1456 863 -45 125 -163
        keyboard.badge.eye 1388 872 -50 125 -93
        keyboard.chevron.compact.down 1228 1036 -132
        ladybug 1106 1161
        ladybug.fill 1106 1168 8
        ladybug.slash 1106 1193 -15
        ladybug.slash.fill 1135 1202 -9 111 111
        lamp.ceiling 944 1158 0 123 123
        lamp.ceiling.fill 921 1136
        lamp.desk 954 1171 0 125 101
        lamp.desk.fill 916 1156 0 125 109
        lamp.floor 773 1199 0 111 111
        lamp.table 789 1181 0 107 107
        laptopcomputer 1408 794
        laptopcomputer.badge.checkmark 1454 857 -32
        laptopcomputer.slash 1408 1007
        lasso 1006 986 -57 87 87
        lasso.badge.sparkles 1106 1183 41 -13 -13
        latch.2.case 1130 946
        laurel.leading 509 1068 0 85 85
        laurel.trailing 510 1068 0 85 85
        leaf 1035 919 -3 87 87
        leaf.fill 1054 903 -11 87 87
        level 1194 529
        lifepreserver 996 996 0 87 87
        light.beacon.max 1155 987 61
        light.beacon.min 1018 918 26
        light.max 1227 657 10 87 87
        light.min 1164 649 0 87 87
        light.recessed 1384 836 0 87 87
        light.strip.2 850 1219
        lightbulb 653 1135 15
        lightbulb.2 996 1072
        lightbulb.2.fill 996 1072 0 125 64
        lightbulb.led 653 1135 15
        lightbulb.max 1155 1341 181
        lightbulb.min 1018 1272 147
        lightbulb.min.badge.exclamationmark 1130 1272 147 125 -59
        lightbulb.slash 888 1135 15 -15 -15
        lightrail 880 1286
        lightrail.fill 806 1286 0 131 131
        lightswitch.off 716 1080
        lightswitch.on 716 1080
        line.3.horizontal 988 500
        line.3.horizontal.decrease 988 582
        line.diagonal 777 778 0 108 108
        lines.measurement.horizontal 1120 876
        lineweight 833 802 -11
        link 1095 1098 4 82 82
        link.badge.plus 1182 1098 4 82 -98
        list.and.film 1181 845
        list.bullet 984 713
        list.bullet.badge.ellipsis 1192 827 -57
        list.bullet.below.rectangle 934 901 -6
        list.bullet.clipboard 821 1182 28
        list.bullet.indent 1227 713
        list.bullet.rectangle 1151 899
        list.bullet.rectangle.portrait 821 1047
        list.clipboard 821 1182 28
        list.dash 984 688
        list.dash.badge.ellipsis 1192 814 -64
        list.number 984 822 9
        list.number.badge.ellipsis 1192 891 -25
        list.star 994 793 10 119 125
        list.triangle 984 759
        lizard 1366 1296 0 111 126
        lizard.fill 1369 1276 10 111 126
        location 976 970 0 56 132
        location.app 900 900
        location.fill 968 964 -3 63 132
        location.magnifyingglass 954 963 0 112 112
        location.north 773 1015 15 100 100
        location.north.line.fill 667 1196 33 100 100
        location.slash 976 970 0 56 56
        location.slash.fill 968 965 -3 63 63
        location.viewfinder 956 956
        lock 666 957 13 137 199
        lock.app.dashed 900 900
        lock.badge.checkmark 875 1049 -33 137 137
        lock.badge.checkmark.fill 914 1050 -33 137 137
        lock.badge.clock 875 1049 -33 137 -80
        lock.badge.clock.fill 914 1050 -33 137 -80
        lock.badge.xmark 875 1049 -33 137 137
        lock.badge.xmark.fill 914 1050 -33 137 137
        lock.desktopcomputer 1164 983 -17
        lock.display 1164 983 -17
        lock.iphone 628 1033 0 187 187
        lock.laptopcomputer 1408 794
        lock.open 1004 956 12
        lock.open.trianglebadge.exclamationmark 1267 1052 -36 -126 113
        lock.open.trianglebadge.exclamationmark.fill 1287 1060 -36 -126 113
        lock.rectangle 1151 899
        lock.rotation 1100 996 0 87 77
        lock.shield 812 986 -13 125 204
        lock.shield.fill 799 970 -7 125 212
        lock.slash 920 998 -8 20 20
        lungs 1338 943 0 99 99
        macwindow 1151 899
        macwindow.badge.plus 1360 991 -46 -84 -84
        macwindow.on.rectangle 1214 989
        magazine 855 1144
        magnifyingglass 954 963 0 112 112
        mail 1151 899
        mail.stack 1022 1080 0 125 49
        map 1016 963
        map.fill 1016 956
        mappin 366 1037 17 287 287
        mappin.and.ellipse 927 1072 0 87 87
        mappin.slash 764 1037 17 71 71
        medal 933 1111 -5 122 122
        medal.fill 934 1102 0 122 122
        medal.star 703 1135
        medical.thermometer 1097 1096 0 104 92
        medical.thermometer.fill 1091 1090 0 105 90
        megaphone 1087 1040 -4
        megaphone.fill 1087 1041
        memorychip 1046 849
        menubar.dock.rectangle 1151 899
        menubar.dock.rectangle.badge.record 1360 991 -46 125 -155
        menubar.rectangle 1151 899
        metronome 1023 928 0 100 100
        metronome.fill 1023 928 3 100 82
        microbe 1023 1023 0 87 87
        microphone 699 1045 35 148 148
        microphone.badge.ellipsis 960 1045 35 148 148
        microphone.badge.ellipsis.fill 960 1040 32 148 148
        microphone.badge.plus 960 1045 35 148 148
        microphone.badge.plus.fill 960 1040 32 148 148
        microphone.badge.xmark 960 1045 35 148 148
        microphone.badge.xmark.fill 960 1040 32 148 148
        microphone.fill 699 1040 32 148 148
        microphone.slash 838 1045 35 86 86
        microphone.slash.fill 838 1040 32 86 86
        microwave 1159 755
        microwave.fill 1138 736
        minus 805 88
        minus.diamond 1144 1144 0 81 81
        minus.magnifyingglass 954 963 0 112 112
        minus.plus.batteryblock 1151 837
        minus.rectangle 1151 899
        moon 990 996 6 87 87
        moon.dust 1081 1102 -36
        moon.haze 1126 1082 -26
        moon.road.lanes 1280 1193 0 118 118
        moon.stars 977 1017 38 125 15
        moon.stars.fill 977 1014 39 125 15
        moon.zzz 935 1113 48 111 71
        moon.zzz.fill 943 1113 35 102 67
        moonphase.first.quarter 996 996 0 87 87
        moonphase.full.moon 996 996 0 87 87
        moonphase.last.quarter 996 996 0 87 87
        moonphase.new.moon 996 996 0 87 87
        moonphase.waning.crescent 996 996 0 87 87
        moonphase.waning.gibbous 996 996 0 87 87
        moonphase.waxing.crescent 996 996 0 87 87
        moonphase.waxing.gibbous 996 996 0 87 87
        moonrise 1251 1019
        moonrise.circle 996 996 0 87 125
        moonset 1251 1019
        moonset.circle 996 996 0 87 125
        moped 1397 981 0 101 101
        mosaic 899 899
        motorcycle 1638 981
        mount 940 1161 0 124 124
        mount.fill 912 1143
        mountain.2 1763 879 0 75 75
        mountain.2.fill 1763 879 0 75 -19
        mouth 1299 623 0 64 64
        mouth.fill 1298 618 0 65 65
        move.3d 1040 908 20 91 91
        movieclapper 1157 1117 79 108 125
        mug 936 1032
        multiply 658 658 0 120 120
        music.note 595 985 -9
        music.note.house 1166 1027
        music.note.list 995 985 -9
        music.note.slash 786 985 -9 19 19
        music.note.tv 1220 976
        music.quarternote.3 1124 973
        mustache 1382 508 -25 87 87
        mustache.fill 1387 470 -25 87 87
        network 996 996 0 87 87
        network.badge.shield.half.filled 1086 999 0 87 -113
        network.slash 996 996 0 87 27
        newspaper 1110 1047
        newspaper.fill 1090 1047
        nose 982 958 0 87 87
        nose.fill 982 944 9 87 87
        nosign 996 996 0 87 87
        nosign.app 900 900
        nosign.badge.clock 1181 1002 3 87 87
        number 875 951
        oar.2.crossed 1005 892 0 113 113
        octagon 1003 965
        oilcan 1769 770 0 79 130
        opticaldisc 996 996 0 87 87
        opticaldiscdrive 1152 834
        opticaldiscdrive.fill 1123 818
        option 997 895
        oval 1260 948 0 87 87
        oven 1015 842
        oven.fill 976 842
        paintbrush 1073 1204 0 92 98
        paintbrush.fill 1065 1199 4 93 93
        paintbrush.pointed 1126 1080 -3 104 66
        paintbrush.pointed.fill 1107 1061 -5 105 69
        paintpalette 1176 978 5 87 87
        paperclip 987 1104 -11 79 89
        paperclip.badge.ellipsis 1176 1104 -11 79 -179
        paperplane 1023 1023 -28 75 125
        paperplane.fill 1023 1023 -23 75 125
        paragraphsign 754 911 -6 87 125
        parkingsign 618 925
        party.popper 1260 1223 0 101 126
        pause 406 807
        pause.fill 596 807
        pause.rectangle 1151 899
        pawprint 1055 1034
        pawprint.fill 1027 999
        pc 946 970 7
        pencil 788 783 0 109 109
        pencil.and.list.clipboard 974 1182 28 125 -121
        pencil.and.outline 1007 1035 12 87 53
        pencil.and.ruler 854 1093 3
        pencil.and.ruler.fill 845 1093 3
        pencil.line 929 783 0 109 109
        pencil.slash 788 783 0 109 43
        pentagon 1083 1044 0 112 112
        percent 892 942
        person 853 904
        person.2 1360 904 0 125 52
        person.2.badge 1519 988 -42
        person.2.badge.fill 1504 975 -48
        person.2.badge.gearshape 1604 1070 -83 125 -219
        person.2.badge.gearshape.fill 1589 1057 -92 125 -203
        person.2.badge.minus 1598 1067 -81
        person.2.badge.minus.fill 1584 1053 -90
        person.2.badge.plus 1598 1067 -81
        person.2.badge.plus.fill 1584 1053 -90
        person.2.fill 1331 878 0 125 52
        person.2.shield 812 986 -13
        person.2.shield.fill 799 970 -7
        person.2.slash 1360 1114 -43 125 52
        person.2.slash.fill 1331 1113 -50 125 41
        person.2.wave.2 1628 1035 66 125 25
        person.2.wave.2.fill 1615 1022 73 125 25
        person.3 1867 904
        person.3.fill 1840 878
        person.3.sequence 1947 904
        person.3.sequence.fill 1917 878
        person.and.background.dotted 1158 918 3
        person.badge.clock 1091 1067 -81 125 -187
        person.badge.clock.fill 1074 1054 -88 125 -203
        person.badge.minus 1091 1067 -81 125 -187
        person.badge.plus 1091 1067 -81 125 -187
        person.badge.shield.checkmark 1031 1070 -84 125 -135
        person.badge.shield.checkmark.fill 1030 1057 -90 125 -166
        person.bust 859 1046
        person.bust.fill 859 1049
        person.crop.artframe 821 1047
        person.crop.circle.badge 1181 1001 -3 -98 -98
        person.crop.circle.badge.checkmark 1181 1001 -3 -98 -98
        person.crop.circle.badge.clock 1181 1001 -3 -98 -98
        person.crop.circle.badge.ellipsis 1181 1001 -3 -98 -98
        person.crop.circle.badge.exclamationmark 1181 1001 -3 -98 -98
        person.crop.circle.badge.minus 1181 1001 -3 -98 -98
        person.crop.circle.badge.moon 1181 1001 -3 -98 -98
        person.crop.circle.badge.plus 1181 1001 -3 -98 -98
        person.crop.circle.badge.questionmark 1181 1001 -3 -98 -98
        person.crop.circle.badge.xmark 1181 1001 -3 -98 -98
        person.crop.circle.fill.badge.checkmark 1181 1001 -3 -98 -98
        person.crop.circle.fill.badge.minus 1181 1001 -3 -98 -98
        person.crop.circle.fill.badge.plus 1181 1001 -3 -98 -98
        person.crop.circle.fill.badge.xmark 1181 1001 -3 -98 -98
        person.crop.rectangle 1151 899
        person.crop.rectangle.badge.plus 1360 991 -46 -84 -84
        person.crop.rectangle.badge.plus.fill 1398 991 -46 -123 -123
        person.crop.square.badge.camera 1173 984 -43 125 -224
        person.crop.square.badge.video 1229 982 -42 125 -285
        person.fill 822 878
        person.fill.badge.minus 1074 1054 -88 125 -203
        person.fill.badge.plus 1074 1054 -88 125 -203
        person.fill.checkmark 1195 878
        person.fill.questionmark 1057 916 19
        person.fill.viewfinder 956 956
        person.fill.xmark 1192 878
        person.line.dotted.person 1732 801
        person.slash 978 979 9 80 80
        person.text.rectangle 1151 899
        person.wave.2 1121 1035 66 125 25
        person.wave.2.fill 1106 1022 73 125 25
        personalhotspot 1402 795 0 87 87
        personalhotspot.slash 1402 988 18 87 87
        perspective 1181 1167 4
        pesosign 743 891
        phone 954 954 0 112 112
        phone.arrow.down.left 957 954 0 112 112
        phone.arrow.down.left.fill 926 912 0 112 112
        phone.arrow.right 929 1116 0 87 100
        phone.arrow.right.fill 891 1116 0 87 100
        phone.arrow.up.right 957 954 0 112 112
        phone.arrow.up.right.fill 926 912 0 112 112
        phone.badge.checkmark 1050 1067 -58 15 15
        phone.badge.clock 1050 1067 -58 15 15
        phone.badge.clock.fill 1043 1048 -68 -21 -21
        phone.badge.plus 1050 1067 -58 15 15
        phone.badge.waveform 1031 970 9 112 30
        phone.badge.waveform.fill 1031 949 19 112 -5
        phone.connection 1038 1029 38 112 22
        phone.connection.fill 1007 983 36 112 22
        phone.down 1153 471 0 87 87
        phone.down.fill 1153 419 0 87 87
        phone.fill 910 912 0 112 112
        phone.fill.badge.checkmark 1043 1048 -68 -21 -21
        phone.fill.badge.plus 1043 1048 -68 -21 -21
        photo 1151 899
        photo.artframe 1151 899
        photo.badge.arrow.down 1360 991 -46 125 -155
        photo.badge.checkmark 1360 991 -46 125 -155
        photo.badge.exclamationmark 1360 991 -46
        photo.badge.magnifyingglass 1268 1035 -68
        photo.badge.plus 1360 991 -46 125 -155
        photo.fill.on.rectangle.fill 1214 989 0 125 52
        photo.on.rectangle 1214 989
        photo.on.rectangle.angled 1258 1039 25 111 124
        photo.on.rectangle.angled.fill 1258 1039 25 111 111
        photo.stack 1022 1080 0 125 49
        photo.tv 1220 976
        pianokeys 1151 899
        pianokeys.inverse 1151 899
        pill 1020 1020 0 84 84
        pill.fill 1010 1010 0 85 85
        pills 1178 1034 0 89 113
        pills.fill 1173 1004 0 89 113
        pin 758 1138 -15 194 194
        pin.slash 965 1138 -15 71 71
        pip 1265 1022
        pip.enter 1265 1022
        pip.exit 1265 1022
        pipe.and.drop 1179 934
        play 729 820 0 125 16
        play.desktopcomputer 1164 983 -17
        play.diamond 1144 1144 0 81 81
        play.fill 729 820 0 125 13
        play.house 1166 1027
        play.rectangle 1151 899
        play.rectangle.on.rectangle 1214 989
        play.rectangle.on.rectangle.fill 1214 989 0 125 52
        play.slash 861 836 8 -8 -8
        play.slash.fill 857 836 8 -3 -3
        play.tv 1220 976
        playpause 1244 745
        playpause.fill 1423 745
        plus 805 806
        plus.app 900 900
        plus.bubble 1076 1010 -31
        plus.bubble.fill 1076 1013 -33
        plus.diamond 1144 1144 0 81 81
        plus.forwardslash.minus 924 922
        plus.magnifyingglass 954 963 0 112 112
        plus.rectangle 1151 899
        plus.rectangle.on.rectangle 1214 989
        plusminus 591 815
        point.3.connected.trianglepath.dotted 1043 851
        point.3.filled.connected.trianglepath.dotted 1043 851
        point.bottomleft.forward.to.point.topright.scurvepath 865 1081
        point.forward.to.point.capsulepath 1232 820 42
        popcorn 911 1235 0 107 64
        popcorn.fill 898 1235 0 112 -17
        power 996 1024 15 87 87
        poweroutlet.type.a 1046 839
        poweroutlet.type.b.fill 929 899
        powerplug 1217 764 3
        powerplug.fill 1217 734 3
        powersleep 893 951 -22 87 87
        printer 1103 1051 -8
        printer.fill 1097 1048 -9 125 52
        printer.filled.and.paper 1097 1048 -9 125 52
        puzzlepiece 1437 943
        puzzlepiece.extension 1195 943 0 125 87
        puzzlepiece.extension.fill 1163 943 0 125 87
        puzzlepiece.fill 1413 939
        qrcode 899 899
        qrcode.viewfinder 956 956
        questionmark 531 930 -3
        questionmark.app 900 900
        questionmark.bubble 1076 1010 -31
        questionmark.bubble.fill 1076 1013 -33
        questionmark.diamond 1144 1144 0 81 81
        questionmark.folder 1108 894 3
        quote.bubble 1076 1010 -31
        quote.bubble.fill 1076 1013 -33
        quote.closing 1075 676
        quote.opening 1075 676
        radio 1151 1121 111
        rainbow 1427 746 0 87 87
        rays 1060 1060 0 87 87
        receipt 821 1082 -18
        recordingtape 1451 636 0 87 87
        rectangle 1151 899
        rectangle.3.group 1374 887
        rectangle.3.group.fill 1353 886
        rectangle.and.pencil.and.ellipsis 1474 961 26 125 38
        rectangle.and.text.magnifyingglass 1265 992 -11 10 10
        rectangle.badge.checkmark 1360 991 -46 -84 -84
        rectangle.badge.minus 1360 991 -46 -84 -84
        rectangle.badge.plus 1360 991 -46 -84 -84
        rectangle.badge.xmark 1360 991 -46 -84 -84
        rectangle.compress.vertical 1055 1209 5
        rectangle.expand.vertical 1098 1165 5
        rectangle.fill.badge.checkmark 1399 991 -46 -123 -123
        rectangle.fill.badge.minus 1399 991 -46 -123 -123
        rectangle.fill.badge.plus 1399 991 -46 -123 -123
        rectangle.fill.badge.xmark 1399 991 -46 -123 -123
        rectangle.fill.on.rectangle.fill 1214 989 0 125 52
        rectangle.grid.1x2 1055 899
        rectangle.grid.2x2 1086 899
        rectangle.grid.3x2 1052 899
        rectangle.on.rectangle 1214 989
        rectangle.on.rectangle.badge.gearshape 1428 1086 -48 125 -155
        rectangle.on.rectangle.slash 1214 1161 0 125 54
        rectangle.portrait 821 1047
        rectangle.portrait.and.arrow.forward 1134 1047 0 125 26
        rectangle.portrait.and.arrow.forward.fill 1134 1047
        rectangle.portrait.and.arrow.right 1134 1047 0 125 26
        rectangle.portrait.and.arrow.right.fill 1134 1047
        rectangle.portrait.badge.plus 1030 1139 -46 -84 -84
        rectangle.portrait.badge.plus.fill 1069 1139 -46 -123 -123
        rectangle.portrait.slash 998 1047 0 37 37
        rectangle.slash 1151 1064 0 125 93
        rectangle.split.2x1 1151 899
        rectangle.split.2x1.slash 1151 1064 0 125 93
        rectangle.split.3x1 1151 899
        rectangle.split.3x3 1151 899
        rectangle.stack 1022 1080 0 125 49
        rectangle.stack.badge.minus 1234 1151 -35 -84 -84
        rectangle.stack.badge.play 1234 1151 -35 -84 -84
        rectangle.stack.badge.play.fill 1270 1151 -35 -123 -123
        rectangle.stack.badge.plus 1234 1151 -35 -84 -84
        rectangle.stack.fill.badge.minus 1270 1151 -35 -123 -123
        rectangle.stack.fill.badge.plus 1270 1151 -35 -123 -123
        rectangle.stack.slash 1076 1182 -50
        refrigerator 703 1105
        refrigerator.fill 678 1105
        repeat 1042 868
        repeat.1 1044 882 7
        repeat.badge.xmark 1254 958 44
        restart 738 826 0 16 120
        return 1030 896 24
        return.left 1030 896 24
        road.lane.arrowtriangle.2.inward 1581 731
        road.lanes 1422 731 0 117 117
        road.lanes.curved.left 1241 731 0 119 119
        roller.shade.closed 1090 997
        roller.shade.open 1052 997
        rosette 777 1090
        rotate.3d 996 996 0 87 87
        rotate.left 978 1077 89 125 -123
        rotate.right 978 1077 89 -119 -119
        rublesign 693 885
        rugbyball 1071 1071 0 73 73
        ruler 1194 529
        safari 996 996 0 87 87
        sailboat 1073 1347 0 125 113
        scalemass 1002 1032 0 107 107
        scanner 1147 900
        scissors 1251 950 -14 125 72
        scissors.badge.ellipsis 1500 966 -22 125 -200
        scooter 1251 980
        scope 1187 1188 0 87 87
        screwdriver 1249 1248 0 109 92
        screwdriver.fill 1223 1221 0 109 94
        scribble 1001 983 28 96 96
        scribble.variable 1053 1021 51 87 94
        sdcard 821 1047
        seal 1140 1141 0 71 71
        sensor 1186 846
        server.rack 1151 899
        shield 812 986 -13 125 180
        shield.checkered 818 985
        shield.fill 799 970 -7 125 188
        shield.lefthalf.filled 812 986 -13 125 180
        shield.lefthalf.filled.badge.checkmark 1021 1079 -59 125 -144
        shield.lefthalf.filled.slash 995 1002 -5 5 5
        shield.righthalf.filled 812 986 -13 125 180
        shield.slash 995 1002 -5 8 8
        shield.slash.fill 994 994 0 2 2
        shift 1050 906 3 100 100
        shippingbox 986 1077 -3
        shippingbox.and.arrow.backward 1398 1077 -3 100 125
        shippingbox.and.arrow.backward.fill 1401 1062 -6 100 125
        shippingbox.fill 990 1062 -6
        shoe 1481 694
        shoe.2 1718 879
        shoe.2.fill 1718 879 0 125 88
        shoeprints.fill 930 1138 0 125 100
        shower 792 1055
        shower.handheld 1116 1068
        shower.handheld.fill 1131 1064
        shuffle 1126 885
        sidebar.leading 1151 899
        sidebar.left 1151 899
        sidebar.right 1151 899
        sidebar.trailing 1151 899
        signature 1467 1075 -88
        signpost.left 1014 1028 0 86 126
        signpost.right 1015 1028 0 125 84
        signpost.right.and.left 972 1100 0 116 116
        simcard 821 1047
        simcard.2 993 1052 3
        simcard.2.fill 993 1052 3 125 52
        sink 1012 958
        skateboard 1125 1126 0 88 88
        skew 1157 1078
        skis 1383 1382 0 96 96
        skis.fill 1364 1364 0 98 98
        sleep 996 996 0 87 87
        slider.horizontal.3 984 831
        slider.horizontal.below.rectangle 931 1007 -39
        slider.vertical.3 894 859 24
        slowmo 1101 1101 0 87 87
        smartphone 628 1033 0 187 187
        smoke 1167 857 0 62 62
        smoke.fill 1188 852 0 52 -26
        snowboard 1263 1263 0 83 83
        snowboard.fill 1244 1244 0 83 83
        snowflake 876 987 0 82 82
        snowflake.slash 978 987 0 31 31
        soccerball 996 996 0 87 87
        soccerball.inverse 996 996 0 87 87
        sofa 1510 857
        sofa.fill 1489 857
        sos 1640 814 0 124 124
        space 1192 314 -154
        sparkle 951 950 0 100 100
        sparkles 904 1113 45 100 100
        sparkles.tv 1220 976
        speaker 591 861 0 149 253
        speaker.1 868 861 0 149 149
        speaker.2 1090 861 0 149 149
        speaker.3 1310 954 0 149 149
        speaker.badge.exclamationmark 1211 861 0 149 149
        speaker.badge.exclamationmark.fill 1202 861 0 149 149
        speaker.fill 581 861 0 149 264
        speaker.minus 1208 861
        speaker.plus 1190 861
        speaker.slash 919 927 -33 48 48
        speaker.trianglebadge.exclamationmark 1257 861 0 149 149
        speaker.trianglebadge.exclamationmark.fill 1247 861 0 149 149
        speaker.wave.1 868 861 0 149 149
        speaker.wave.2 1090 861 0 149 149
        speaker.wave.3 1310 954 0 149 149
        speaker.zzz 1178 861 0 149 149
        spigot 1178 937
        spigot.fill 1164 923 8
        sportscourt 1319 899
        sprinkler 1027 797
        sprinkler.and.droplets 874 959 20
        square 899 899
        square.2.layers.3d 998 1019 -11
        square.2.layers.3d.fill 998 1019 -11 125 52
        square.3.layers.3d 998 1084 -11
        square.3.layers.3d.slash 1027 1086 -10 116 34
        square.and.arrow.down 866 1044
        square.and.arrow.down.badge.checkmark 1075 1137 -48
        square.and.arrow.down.badge.checkmark.fill 1114 1137 -48
        square.and.arrow.down.badge.clock 1075 1137 -48
        square.and.arrow.down.badge.clock.fill 1114 1137 -48
        square.and.arrow.down.badge.xmark 1075 1137 -48
        square.and.arrow.down.badge.xmark.fill 1114 1137 -48
        square.and.arrow.down.on.square 1110 1271 -14
        square.and.arrow.up 866 1096 25
        square.and.arrow.up.badge.checkmark 1075 1189 -21
        square.and.arrow.up.badge.checkmark.fill 1114 1189 -21
        square.and.arrow.up.badge.clock 1075 1189 -21 125 -127
        square.and.arrow.up.badge.clock.fill 1114 1189 -21 125 -199
        square.and.arrow.up.on.square 1110 1323 13
        square.and.pencil 970 969 36 175 -9
        square.badge.plus 1107 991 -46 -84 -84
        square.badge.plus.fill 1146 991 -46 -123 -123
        square.dashed 899 899
        square.dotted 903 902
        square.fill.on.square.fill 1033 1022 0 125 52
        square.filled.on.square 1033 1022
        square.grid.2x2 899 899
        square.grid.3x2 1388 899
        square.grid.3x3 957 938
        square.grid.3x3.square.badge.ellipsis 1108 991 -46
        square.lefthalf.filled 899 899
        square.on.circle 1111 1080 23 87 125
        square.on.square 1033 1022
        square.righthalf.filled 899 899
        square.slash 997 997 0 76 76
        square.split.1x2 899 899
        square.split.2x1 899 899
        square.split.2x2 899 899
        square.stack 856 1133 0 125 48
        square.stack.3d.down.forward 960 1110 -9 125 15
        square.stack.3d.down.right 960 1110 -9 125 15
        square.stack.3d.forward.dottedline 1083 998 0 100 -22
        square.stack.3d.up 998 1084 -11 122 23
        square.stack.3d.up.slash 1052 1084 -11 71 71
        squares.below.rectangle 1131 876
        squares.leading.rectangle 1224 838
        squareshape 899 899
        squareshape.split.3x3 899 899
        stairs 940 940
        star 1096 1043 31 94 94
        star.bubble 1076 1010 -31
        star.bubble.fill 1076 1013 -33
        star.hexagon 980 1109
        star.leadinghalf.filled 1096 1043 31 94 94
        star.slash 1096 1043 31 94 94
        staroflife 957 1033 0 87 87
        staroflife.fill 932 1022 0 87 87
        staroflife.shield 812 986 -13 125 180
        staroflife.shield.fill 799 970 -7 125 188
        steeringwheel 996 996 0 87 87
        steeringwheel.badge.exclamationmark 1180 1001 3 87 -171
        steeringwheel.badge.lock 1099 996 0 87 87
        steeringwheel.slash 996 996 0 87 27
        sterlingsign 677 867 0 127 127
        stethoscope 1306 1056 -8 125 69
        stop 795 795
        stopwatch 996 1094 50 87 87
        storefront 1122 1070
        storefront.fill 1069 1070
        stove 958 958
        stove.fill 939 958
        strikethrough 806 723
        stroller 1011 1060 -5
        stroller.fill 1051 1060
        studentdesk 939 1081 13
        suit.club 931 918 3 87 87
        suit.club.fill 920 915 0 87 87
        suit.diamond 760 1000 0 100 100
        suit.heart 970 896 -15
        suit.spade 916 937 13 87 87
        suit.spade.fill 916 946 17 87 87
        suitcase 1130 946
        suitcase.cart 1197 1154 0 -25 -25
        suitcase.rolling 774 1305 11
        sum 564 899
        sun.dust 1126 1175
        sun.haze 1126 1155 10
        sun.horizon 1251 796 38
        sun.lefthalf.filled 1056 1058 0 87 87
        sun.max 1056 1058 0 87 87
        sun.max.trianglebadge.exclamationmark 1056 1010 24 87 16
        sun.min 966 966 0 87 87
        sun.rain 1126 1166 5
        sun.righthalf.filled 1056 1058 0 87 87
        sun.snow 1126 1207 -16
        sunglasses 1509 508 0 87 87
        sunrise 1251 1019
        sunset 1251 1019
        surfboard 1301 1300 0 95 31
        surfboard.fill 1288 1288 0 99 41
        suv.side 1732 794
        suv.side.fill 1732 776 9
        swatchpalette 1115 1126 0 125 105
        swatchpalette.fill 1075 1126 0 125 106
        switch.2 931 922
        syringe 1125 1108 0 108 108
        table.furniture 1178 763
        tablecells 1151 899
        tablecells.badge.ellipsis 1357 954 -28 125 -154
        tablecells.fill.badge.ellipsis 1400 954 -28 125 -200
        tachometer 1090 943 0 87 87
        tag 1109 1109 -34 94 113
        tag.slash 1109 1109 -34 94 113
        takeoutbag.and.cup.and.straw 1232 1136 0 125 45
        target 996 996 0 87 87
        teddybear 1085 1215 -6 101 101
        teddybear.fill 1085 1194 -5 101 101
        tennis.racket 1094 1093 0 107 73
        tennisball 996 996 0 87 87
        tent 1465 1007 0 100 100
        testtube.2 1000 1023
        text.aligncenter 984 845
        text.alignleft 984 845
        text.alignright 984 845
        text.append 984 845
        text.badge.checkmark 984 923 39
        text.badge.minus 984 923 39
        text.badge.plus 984 923 39
        text.badge.star 984 923 39
        text.badge.xmark 984 923 39
        text.below.photo 1004 1244
        text.book.closed 821 1046
        text.bubble 1076 1010 -31
        text.bubble.badge.clock 1284 1156 42
        text.bubble.badge.clock.fill 1324 1166 44
        text.bubble.fill 1076 1013 -33
        text.insert 984 845
        text.justify 984 845
        text.justify.leading 984 845
        text.justify.left 984 845
        text.line.first.and.arrowtriangle.forward 1292 952 54 -60 -60
        text.magnifyingglass 954 963 0 112 112
        text.page 821 1047
        text.page.badge.magnifyingglass 898 1126 -21
        text.page.slash 998 1047 0 37 37
        text.quote 984 845
        text.rectangle.page 821 1047
        text.redaction 984 845
        text.viewfinder 956 956
        textformat 1119 722
        textformat.size 1112 721
        theatermask.and.paintbrush 1211 1253 6 109 95
        theatermask.and.paintbrush.fill 1206 1254 5 109 1
        theatermasks 1682 1161 0 108 108
        thermometer.high 635 1084 0 125 -9
        thermometer.low 635 1084 0 125 -9
        thermometer.medium 635 1084 0 125 -9
        thermometer.medium.slash 850 1084 0 15 15
        thermometer.snowflake 912 1125 21 87 -9
        thermometer.sun 992 1257 87 125 -87
        thermometer.transmission 1099 1087 0 87 87
        thermometer.variable.and.figure 1015 1100 8
        ticket 1207 845
        timelapse 1101 1101 0 87 87
        timer 996 996 0 87 87
        togglepower 996 996 0 87 87
        toilet 694 1178
        toilet.fill 679 1180 0 132 132
        tornado 926 1074 13 87 87
        tortoise 1642 826 -74
        tortoise.fill 1608 806 -81
        train.side.front.car 1339 775
        train.side.middle.car 1217 775
        train.side.rear.car 1217 775
        tram 886 1225 3
        tram.fill 821 1210 -5
        trash 945 1087 43 75 75
        trash.slash 952 1087 43 71 71
        tray 1151 834
        tray.2 1151 1118
        tray.2.fill 1151 1116 0 125 52
        tray.and.arrow.down 1151 1123 47
        tray.and.arrow.up 1151 1151 61
        tray.badge 1151 983 74
        tray.full 1151 834
        tree 1263 1274 -3
        triangle 1023 928 0 100 100
        triangle.fill 1023 928 3 100 100
        trophy 955 1070
        tropicalstorm 622 1018 0 87 87
        truck.box 1421 1042 -16
        truck.box.badge.clock 1542 1156 41 4 4
        truck.box.badge.clock.fill 1542 1140 49 4 4
        truck.box.fill 1421 1026 -8
        truck.pickup.side 1851 794
        truck.pickup.side.fill 1851 776 9
        tshirt 1307 1071 0 116 116
        tshirt.fill 1301 1066 0 117 117
        turkishlirasign 647 874
        tv 1220 976
        tv.badge.wifi 1463 1000 -12 125 -195
        tv.badge.wifi.fill 1502 1000 -12 125 -240
        tv.slash 1220 1068 44
        uiwindow.split.2x1 1151 899
        umbrella 973 1129 13
        umbrella.percent 1046 1136 9 125 77
        underline 569 873 -75
        vial.viewfinder 956 956
        video.doorbell 641 1116
        view.3d 1162 722
        viewfinder 956 956
        volleyball 996 996 0 87 87
        wake 996 996 0 87 87
        wallet.bifold 1164 1009
        wallet.bifold.fill 1146 1007
        wallet.pass 821 1047
        wand.and.rays 1040 1041 0 87 87
        wand.and.sparkles 962 968 32 111 111
        washer 961 1026 5 125 -61
        watch.analog 816 1155
        water.waves 1026 758
        water.waves.slash 1026 952 0 125 92
        waterbottle 560 1160
        waterbottle.fill 535 1156
        wave.3.forward 726 1216 0 65 92
        wave.3.left 726 1216 0 87 62
        wave.3.right 726 1216 0 65 92
        waveform 899 1020
        waveform.badge.checkmark 1148 1020
        waveform.badge.exclamationmark 1148 1020 0 125 -199
        waveform.badge.magnifyingglass 1149 1023 0 125 -199
        waveform.badge.microphone 1079 1068 -24
        waveform.badge.minus 1148 1020 0 125 -199
        waveform.badge.plus 1148 1020 0 125 -199
        waveform.badge.xmark 1148 1020
        waveform.path 1198 1131 -11 100 100
        waveform.path.badge.minus 1313 1131 -11 -16 -16
        waveform.path.badge.plus 1313 1131 -11 -16 -16
        waveform.path.ecg 978 1022 -24 100 100
        waveform.path.ecg.rectangle 1151 899
        waveform.slash 975 1020 0 125 -7
        wifi 1128 812 0 93 93
        wifi.badge.lock 1158 883 -36 93 93
        wifi.exclamationmark 1128 866 27 93 93
        wifi.router 1394 930
        wifi.slash 1129 933 60 93 93
        wind 1005 866 0 121 99
        wind.snow 1005 949 41 121 99
        window.casement 1462 1036
        window.casement.closed 997 1036
        window.horizontal 1262 812
        window.shade.closed 835 1036
        window.shade.open 835 1036
        window.vertical.closed 997 1036
        window.vertical.open 997 1036
        wineglass 713 1163
        wonsign 1102 896
        wrench.adjustable 1168 1211 0 90 101
        wrench.adjustable.fill 1167 1215 0 90 101
        wrench.and.screwdriver 1201 1194 -12 107 100
        x.squareroot 1057 876 -3
        xmark 783 783 0 120 120
        xmark.app 900 900
        xmark.bin 1171 899
        xmark.bin.fill 1161 899
        xmark.circle.badge.airplane 1236 1128 -66 87 87
        xmark.diamond 1144 1144 0 81 81
        xmark.octagon 1003 965
        xmark.rectangle 1151 899
        xmark.seal 1140 1141 0 71 71
        xmark.shield 812 986 -13 125 204
        xmark.shield.fill 799 970 -7 125 212
        xmark.triangle.circle.square 918 898
        yensign 681 911
        zzz 826 1021 0 144 106
        """
}
