import { Navigation } from './Navigation';
import { SCHEME } from './parseParamsFrom';
import { WidgetsNavigatorHelper } from './WidgetsNavigatorHelper';

/** Takes every link that the system hands to the app and dispatches it to what it is for. */
export class LinkDispatcher {
  constructor(private readonly widgetsNavigatorHelper: WidgetsNavigatorHelper, private readonly navigation: Navigation) {}

  /** Settled when the link's screen is open; false for a link that leads nowhere. */
  async dispatchLink(link: string): Promise<boolean> {
    try {
      if (this.isWidgetLink(link)) await this.dispatchWidgetLink(link);
      else if (link === `${SCHEME}://home`) await this.navigation.openHome();
      else throw new Error('No screen of this app is behind it.');
      return true;
    } catch (error) {
      await this.navigation.refuse(`This link leads nowhere. ${error instanceof Error ? error.message : String(error)}`);
      return false;
    }
  }

  /** Whether the link comes from a widget. */
  isWidgetLink(link: string): boolean {
    return new RegExp(`^${SCHEME}://widget(?=[/?#:]|$)`, 'i').test(link);
  }

  private async dispatchWidgetLink(link: string): Promise<void> {
    return this.widgetsNavigatorHelper.navigate(this.navigation, link);
  }
}
