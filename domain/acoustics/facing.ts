import { air, angular } from "./air.ts";
import {
  add,
  type Complex,
  complex,
  divide,
  hyperbolicTangent,
  multiply,
  one,
  scale,
  squareRoot,
  subtract,
} from "./complex.ts";

/** Share of a square grid of round holes that is open. */
export function openAreaOfHoles({ diameter, spacing }: { diameter: number; spacing: number }) {
  return (Math.PI * diameter ** 2) / (4 * spacing ** 2);
}

/** End correction of one end of a hole, in hole radii (Nesterov). */
export function holeEndCorrection(openArea: number): number {
  return 0.85 * (1 - 1.47 * Math.sqrt(openArea) + 0.47 * openArea ** 1.5);
}

/** End correction of one end of a slot, in slot widths. */
export function slotEndCorrection(openArea: number): number {
  return -Math.log(Math.sin((Math.PI * openArea) / 2)) / Math.PI;
}

/** Resonance of a perforated plate over a shallow cavity, in hertz: a check, not a prediction. */
export function holeResonance({
  diameter,
  thickness,
  openArea,
  cavity,
}: {
  diameter: number;
  thickness: number;
  openArea: number;
  cavity: number;
}): number {
  const neck = thickness + holeEndCorrection(openArea) * diameter;
  return (air.speed / (2 * Math.PI)) * Math.sqrt(openArea / (neck * cavity));
}

type Facing = { thickness: number; openArea: number; frequency: number };

/** Impedance of a plate with holes wider than a millimetre. */
export function perforatedImpedance({
  diameter,
  thickness,
  openArea,
  frequency,
}: Facing & { diameter: number }): Complex {
  const omega = angular(frequency);
  const viscosity = air.viscosity / air.density;
  const along = 1 + thickness / diameter;
  const resistance = (air.density / openArea) * Math.sqrt(8 * viscosity * omega) * along;
  const mass =
    (air.density / openArea) *
    (thickness +
      holeEndCorrection(openArea) * diameter +
      Math.sqrt((8 * viscosity) / omega) * along);
  return complex(resistance, omega * mass);
}

/** Air in a slit moves as if it were denser by this ratio. */
export function slitDensity({ width, frequency }: { width: number; frequency: number }): Complex {
  const root = squareRoot(complex(0, (angular(frequency) * air.density) / air.viscosity));
  const q = scale(root, width / 2);
  return divide(one, subtract(one, divide(hyperbolicTangent(q), q)));
}

/** Surface resistance of the rims, one side. */
const rimResistance = (frequency: number) =>
  0.5 * Math.sqrt(2 * angular(frequency) * air.density * air.viscosity);

/** Impedance of slots between slats. */
export function slottedImpedance({
  width,
  thickness,
  openArea,
  frequency,
}: Facing & { width: number }): Complex {
  const inertia = complex(0, angular(frequency) * air.density);
  const within = multiply(scale(inertia, thickness), slitDensity({ width, frequency }));
  const ends = scale(inertia, 2 * slotEndCorrection(openArea) * width);
  return scale(add(add(within, ends), complex(rimResistance(frequency))), 1 / openArea);
}

/** J1(x)/J0(x) as a continued fraction: backward recurrence is stable for every argument. */
export function besselRatio(x: Complex): Complex {
  let ratio = complex(0);
  for (let order = Math.ceil(Math.hypot(x.re, x.im)) + 40; order > 0; order -= 1) {
    ratio = divide(one, subtract(divide(complex(2 * order), x), ratio));
  }
  return ratio;
}

/** Impedance of a micro-perforated panel, holes below a millimetre (Maa, exact form). */
export function microPerforatedImpedance({
  diameter,
  thickness,
  openArea,
  frequency,
}: Facing & { diameter: number }): Complex {
  const omega = angular(frequency);
  const inertia = complex(0, omega * air.density);
  const root = squareRoot(complex(0, -(omega * air.density) / air.viscosity));
  const x = scale(root, diameter / 2);
  const shear = subtract(one, multiply(divide(complex(2), x), besselRatio(x)));
  const hole = divide(scale(inertia, thickness), shear);
  const ends = add(complex(rimResistance(frequency)), scale(inertia, 0.85 * diameter));
  return scale(add(hole, ends), 1 / openArea);
}
