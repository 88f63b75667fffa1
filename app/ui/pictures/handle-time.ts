/**
 * The second at which an animation begins that follows a handle: later than anybody stays, so that
 * it stands still until the handle sets its time. It lasts a hundred seconds, one for each percent.
 */
export const handleTime = 99_999;
