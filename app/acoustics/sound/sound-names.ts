export const soundNames = ["sentence", "clap", "sweep"] as const;
export type SoundName = (typeof soundNames)[number];

/** Which of the two rooms is heard. */
export type HeardRoom = "before" | "after";

/** Decibels of the slider. It starts low: nobody knows how loud a device is set. */
export const volumes = { least: -40, first: -20, most: 0 };
