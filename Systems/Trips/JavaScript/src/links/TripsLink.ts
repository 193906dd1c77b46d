import { Product } from '../client/TripsClient';
import { LinkReading } from '../../../../Common/JavaScript/LinkReading';

/** The URL scheme that the app claims in its Info.plist. */
export const SCHEME = 'vitrine-trips';

/** A place in the app that a link leads to. */
export type TripsLink =
  /** The booking section, at a trip if one is named, else at the bookings of a product. */
  | { screen: 'bookings'; product?: Product; trip?: string }
  /** A new search. */
  | { screen: 'search'; product: Product };

/** Reads `vitrine-trips://search?product=hotel`; throws a `LinkError` for anything that leads nowhere. */
export function readLink(url: string): TripsLink {
  const link = LinkReading.read(url, SCHEME);
  switch (link.path) {
    case 'bookings': {
      const trip = link.value('trip');
      if (trip !== undefined && (trip === '' || [...trip].length > 100)) throw LinkReading.invalid('trip');
      return {
        screen: 'bookings', ...(link.value('product') !== undefined && { product: product(link) }), ...(trip !== undefined && { trip }),
      };
    }
    case 'search':
      return { screen: 'search', product: product(link) };
    default:
      throw LinkReading.unknown();
  }
}

function product(link: LinkReading): Product {
  const value = link.required('product');
  if (!isProduct(value)) throw LinkReading.invalid('product');
  return value;
}

export function isProduct(value: string): value is Product {
  return value === 'flight' || value === 'dp' || value === 'hotel';
}
