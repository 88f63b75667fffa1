/** Air as it is in a room. */
export type RoomAir = {
  /** In degrees Celsius. */
  temperature: number;
  /** Relative, in per cent. */
  humidity: number;
  /** In kilopascals. */
  pressure?: number;
};

const standardPressure = 101.325;
const standardTemperature = 293.15;

/** What air takes from sound on its way (ISO 9613-1), in decibels per metre. */
export function airAttenuation({
  frequency,
  temperature,
  humidity,
  pressure = standardPressure,
}: RoomAir & { frequency: number }): number {
  const kelvin = temperature + 273.15;
  const relative = kelvin / standardTemperature;
  const atmospheres = pressure / standardPressure;
  const vapour = (humidity * 10 ** (-6.8346 * (273.16 / kelvin) ** 1.261 + 4.6151)) / atmospheres;
  const oxygen = atmospheres * (24 + (4.04e4 * vapour * (0.02 + vapour)) / (0.391 + vapour));
  const nitrogen =
    atmospheres *
    relative ** -0.5 *
    (9 + 280 * vapour * Math.exp(-4.17 * (relative ** (-1 / 3) - 1)));
  const relaxed = (by: number) => by + frequency ** 2 / by;
  return (
    8.686 *
    frequency ** 2 *
    ((1.84e-11 * relative ** 0.5) / atmospheres +
      relative ** -2.5 *
        ((0.01275 * Math.exp(-2239.1 / kelvin)) / relaxed(oxygen) +
          (0.1068 * Math.exp(-3352 / kelvin)) / relaxed(nitrogen)))
  );
}

/** The same as loss of energy, 4m in 1/m: times the volume it is an absorption area. */
export function airLoss(question: RoomAir & { frequency: number }): number {
  return (4 * airAttenuation(question)) / (10 * Math.LOG10E);
}
