/// The script that every page has.
public enum PageScript {
    /// Lets the page follow its app: after a change elsewhere, such as a tapped link, it is asked for again. The page names its revision as
    /// `data-revision` of its body; while somebody types it stays.
    public static let follow = """
        // The page follows the app: after a change elsewhere, such as a tapped link, it is asked for again.
        const shown = Number(document.body.dataset.revision);
        let edited = false;
        document.addEventListener("input", () => { edited = true; });
        document.addEventListener("submit", () => { edited = true; });
        const events = new EventSource("/events");
        events.onmessage = (event) => {
          if (Number(event.data) !== shown && !edited) location.replace("/");
        };
        // An app that was restarted may have changed while nobody was listening.
        let opened = false;
        events.onopen = () => {
          if (opened && !edited) location.replace("/");
          opened = true;
        };
        addEventListener("pagehide", () => events.close());

        """
}
