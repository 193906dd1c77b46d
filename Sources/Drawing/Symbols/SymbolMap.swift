/// Which icon stands for which SF Symbol: a Bootstrap icon by name, or a Material icon by `#` and its code point;
/// `>` after it turns it a quarter to the right.
enum SymbolMap {
    /// The icon for `name`, read from the table at the first question.
    static func icon(_ name: String) -> Substring? { icons[Substring(name)] }

    /// All names in the table.
    static var names: [String] { icons.keys.map { String($0) }.sorted() }

    private static let icons: [Substring: Substring] = Dictionary(
        table.split(separator: "\n").map { line in
            let words = line.split(separator: " ")
            return (words[0], words[1])
        }, uniquingKeysWith: { first, _ in first })

    private static let table = """
        arrow.up.right arrow-up-right
        arrow.down.right arrow-down-right
        arrow.up arrow-up
        arrow.down arrow-down
        arrow.right arrow-right
        arrow.left arrow-left
        arrow.clockwise arrow-clockwise
        arrow.triangle.2.circlepath arrow-repeat
        arrow.up.arrow.down arrow-down-up
        chevron.right chevron-right
        chevron.left chevron-left
        chevron.down chevron-down
        chevron.up chevron-up
        airplane airplane-fill>
        airplane.departure #e905
        airplane.arrival #e904
        bed.double.fill #e53a
        calendar calendar3
        calendar.badge.clock calendar-event
        cart cart
        cart.fill cart-fill
        chart.bar bar-chart
        chart.bar.fill bar-chart-fill
        chart.line.uptrend.xyaxis graph-up-arrow
        chart.pie.fill pie-chart-fill
        clock clock
        clock.fill clock-fill
        house house
        house.fill house-fill
        person person
        person.fill person-fill
        person.2 people
        person.2.fill people-fill
        person.3.fill #f233
        person.crop.circle person-circle
        heart heart
        heart.fill heart-fill
        star star
        star.fill star-fill
        star.leadinghalf.filled star-half
        sun.max sun
        sun.max.fill sun-fill
        sunrise.fill sunrise-fill
        sunset.fill sunset-fill
        moon moon
        moon.fill moon-fill
        moon.stars.fill moon-stars-fill
        cloud cloud
        cloud.fill cloud-fill
        cloud.rain cloud-rain
        cloud.rain.fill cloud-rain-fill
        cloud.sun.fill cloud-sun-fill
        cloud.bolt.fill cloud-lightning-fill
        cloud.snow.fill cloud-snow-fill
        cloud.fog.fill cloud-fog-fill
        wind wind
        snowflake snow
        thermometer thermometer-half
        umbrella.fill umbrella-fill
        humidity moisture
        drop droplet
        drop.fill droplet-fill
        flame fire
        flame.fill fire
        bolt lightning-charge
        bolt.fill lightning-charge-fill
        battery.100 battery-full
        battery.50 battery-half
        battery.25 battery
        battery.0 battery
        checkmark check-lg
        checkmark.circle check-circle
        checkmark.circle.fill check-circle-fill
        checkmark.seal.fill patch-check-fill
        xmark x-lg
        xmark.circle.fill x-circle-fill
        plus plus-lg
        plus.circle.fill plus-circle-fill
        minus dash-lg
        exclamationmark.triangle.fill exclamation-triangle-fill
        info.circle info-circle
        questionmark.circle question-circle
        location.fill cursor-fill
        location cursor
        mappin pin-fill
        mappin.and.ellipse geo-alt-fill
        mappin.circle.fill geo-alt-fill
        map map
        magnifyingglass search
        gearshape gear
        gearshape.fill gear-fill
        bell bell
        bell.fill bell-fill
        bell.slash bell-slash
        creditcard credit-card
        creditcard.fill credit-card-fill
        bag bag
        bag.fill bag-fill
        ticket ticket
        ticket.fill ticket-fill
        envelope envelope
        envelope.fill envelope-fill
        phone.fill telephone-fill
        message.fill chat-fill
        bubble.left.fill chat-left-fill
        camera.fill camera-fill
        photo image
        music.note music-note
        play.fill play-fill
        pause.fill pause-fill
        forward.fill fast-forward-fill
        speaker.wave.2.fill volume-up-fill
        mic.fill mic-fill
        wifi wifi
        antenna.radiowaves.left.and.right broadcast
        lock.fill lock-fill
        lock.open.fill unlock-fill
        key.fill key-fill
        trash trash
        pencil pencil
        square.and.arrow.up box-arrow-up
        square.and.pencil pencil-square
        doc.text file-text
        folder.fill folder-fill
        link link-45deg
        bookmark.fill bookmark-fill
        tag.fill tag-fill
        gift.fill gift-fill
        fork.knife #e56c
        cup.and.saucer.fill cup-hot-fill
        car.fill car-front-fill
        bus.fill bus-front-fill
        tram.fill train-front-fill
        bicycle bicycle
        figure.walk #e536
        figure.run #e566
        dumbbell.fill #eb43
        suitcase.fill #f235
        briefcase.fill briefcase-fill
        globe globe
        flag.fill flag-fill
        trophy.fill trophy-fill
        pills.fill capsule-pill
        cross.fill hospital-fill
        waveform.path.ecg activity
        leaf.fill #ea35
        book.fill book-fill
        graduationcap.fill mortarboard-fill
        lightbulb.fill lightbulb-fill
        dollarsign.circle.fill #e263
        percent percent
        building.2.fill buildings-fill
        square.grid.2x2.fill grid-fill
        list.bullet list-ul
        ellipsis three-dots
        circle.fill circle-fill
        timer stopwatch
        hourglass hourglass-split
        shippingbox.fill box-seam-fill
        bitcoinsign.circle.fill #ebc5
        pawprint.fill #e91d
        """
}
