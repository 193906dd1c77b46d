export type TripsErrorCode = 'noService' | 'unreachable' | 'notSignedIn' | 'refused' | 'badAnswer';

/** Why a call to the service failed; the message is for the customer. */
export class TripsError extends Error {
  override name = 'TripsError';

  private constructor(readonly code: TripsErrorCode, message: string) {
    super(message);
  }

  /** No address was given to this process. */
  static noService(): TripsError {
    return new TripsError('noService', 'This app was started without the address of its service; start it with TRIPS_SERVICE_URL set.');
  }

  /** The service did not answer. */
  static unreachable(): TripsError {
    return new TripsError('unreachable', 'The service cannot be reached. Your trips are shown as they were; try again in a moment.');
  }

  /** The session is unknown or over. */
  static notSignedIn(): TripsError {
    return new TripsError('notSignedIn', 'Your session is over. Sign in again.');
  }

  /** The service refused, in its own words. */
  static refused(message: string): TripsError {
    return new TripsError('refused', message.slice(0, 300));
  }

  /** The answer is none we understand. */
  static badAnswer(): TripsError {
    return new TripsError('badAnswer', 'The service gave an answer this app does not understand; try again later.');
  }
}
