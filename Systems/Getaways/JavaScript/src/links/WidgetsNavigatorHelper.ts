import { Navigation } from './Navigation';
import { parseParamsFrom } from './parseParamsFrom';

/** Opens what a widget's link asks for. */
export class WidgetsNavigatorHelper {
  /** Opens a new search with the link's values. Throws a `LinkError`, with no search opened, when it lacks one or says what no tile can. */
  async navigate(navigation: Navigation, url: string): Promise<void> {
    await navigation.openSearchScreenUsing(parseParamsFrom(url));
  }
}
