/** Whether keys are held with ⌘ rather than Ctrl. */
export const isMac = /Mac|iP/.test(navigator.userAgent);
