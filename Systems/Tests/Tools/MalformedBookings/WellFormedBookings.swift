/// Bookings as the app writes them.
public enum WellFormedBookings {
    public static let flight = """
        {"direction":"outbound","stops":0,"stopsText":"Direct","code":"AZ 792","departureDate":"Fri 12 Jun","departureTime":"07:15",\
        "departureAirport":"LIN","departureCity":"Milan Linate","arrivalDate":"Sat 13 Jun","arrivalTime":"06:55",\
        "arrivalDayOffset":"+1","arrivalAirport":"HND","arrivalCity":"Tokyo Haneda"}
        """
    public static let hotel = """
        {"date":"Sat 13 Jun","nights":"5 nights","name":"Park Hotel Shiodome","address":"1-7-1 Higashi-Shimbashi",\
        "image":"http://127.0.0.1/a.jpg","reviewScore":"8.7"}
        """
    public static let steps = """
        [{"kind":"outbound","label":"Outbound"},{"kind":"stay","label":"5 nights"}]
        """
    public static let package = """
        [{"startDate":1000,"endDate":2000,"flight":\(flight),"steps":\(steps),"currentStep":0},\
        {"startDate":2000,"endDate":3000,"hotel":\(hotel),"steps":\(steps),"currentStep":1}]
        """
}
