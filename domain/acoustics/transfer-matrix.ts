import { air, airImpedance, angular } from "./air.ts";
import {
  add,
  type Complex,
  complex,
  cosine,
  divide,
  multiply,
  one,
  scale,
  sine,
  squaredMagnitude,
  squareRoot,
  subtract,
} from "./complex.ts";
import { microPerforatedImpedance, perforatedImpedance, slottedImpedance } from "./facing.ts";
import { type Medium, type PorousModel, porousMedium } from "./porous.ts";

/** One layer of an absorber; lengths in metres. */
export type Layer =
  | { kind: "air"; thickness: number }
  | { kind: "porous"; thickness: number; model: PorousModel; flowResistivity: number }
  | { kind: "perforated"; thickness: number; diameter: number; openArea: number }
  | { kind: "micro-perforated"; thickness: number; diameter: number; openArea: number }
  | { kind: "slotted"; thickness: number; width: number; openArea: number }
  | { kind: "sheet"; impedance: Complex };

/** Layers from the room to a rigid wall. */
export type Stack = readonly Layer[];

type Fluid = Medium & { thickness: number };
export type PreparedStack = { wavenumber: number; layers: (Complex | Fluid)[] };

/** What does not depend on the angle, worked out once for each frequency. */
export function prepareStack({
  stack,
  frequency,
}: {
  stack: Stack;
  frequency: number;
}): PreparedStack {
  const wavenumber = angular(frequency) / air.speed;
  return { wavenumber, layers: stack.map((layer) => prepareLayer({ layer, frequency })) };
}

function prepareLayer({ layer, frequency }: { layer: Layer; frequency: number }): Complex | Fluid {
  switch (layer.kind) {
    case "air":
      return {
        thickness: layer.thickness,
        impedance: complex(airImpedance),
        wavenumber: complex(angular(frequency) / air.speed),
      };
    case "porous":
      return { thickness: layer.thickness, ...porousMedium({ ...layer, frequency }) };
    case "perforated":
      return perforatedImpedance({ ...layer, frequency });
    case "micro-perforated":
      return microPerforatedImpedance({ ...layer, frequency });
    case "slotted":
      return slottedImpedance({ ...layer, frequency });
    case "sheet":
      return layer.impedance;
  }
}

/** Pressure and velocity at the surface, up to a common factor; their ratio is the impedance. */
export type Surface = { pressure: Complex; velocity: Complex };

/** Nothing behind a layer as lossy as this is heard, and its cosines would overflow. */
const opaque = 300;

/** Builds the surface up from the rigid wall, layer by layer, for one angle of incidence. */
export function surfaceOf({
  prepared: { layers, wavenumber },
  angle,
}: {
  prepared: PreparedStack;
  angle: number;
}): Surface {
  const along = complex((wavenumber * Math.sin(angle)) ** 2);
  let pressure = one;
  let velocity = complex(0);
  for (const layer of layers.toReversed()) {
    if (!("thickness" in layer)) {
      pressure = add(pressure, multiply(layer, velocity));
      continue;
    }
    const across = squareRoot(subtract(multiply(layer.wavenumber, layer.wavenumber), along));
    // Of the two roots the one that decays; the principal one may grow.
    const k = across.im > 0 ? scale(across, -1) : across;
    const impedance = divide(multiply(layer.impedance, layer.wavenumber), k);
    const phase = scale(k, layer.thickness);
    if (Math.abs(phase.im) > opaque) {
      pressure = impedance;
      velocity = one;
      continue;
    }
    const cos = cosine(phase);
    const turned = multiply(complex(0, 1), sine(phase));
    [pressure, velocity] = [
      add(multiply(cos, pressure), multiply(multiply(turned, impedance), velocity)),
      add(multiply(divide(turned, impedance), pressure), multiply(cos, velocity)),
    ];
  }
  return { pressure, velocity };
}

/** Impedance of a surface in units of that of air; infinite over a bare wall. */
export function surfaceImpedance({ pressure, velocity }: Surface): Complex {
  return scale(divide(pressure, velocity), 1 / airImpedance);
}

/** What a surface absorbs of a plane wave. No division by the velocity, which may be nothing. */
export function absorptionOf({
  surface: { pressure, velocity },
  angle,
}: {
  surface: Surface;
  angle: number;
}): number {
  const incident = scale(pressure, Math.cos(angle));
  const reflected = scale(velocity, airImpedance);
  const reflection = divide(subtract(incident, reflected), add(incident, reflected));
  const absorption = 1 - squaredMagnitude(reflection);
  // Rounding is forgiven; more than that is a fault of the model and must be seen.
  if (!(absorption > -0.001 && absorption < 1.001)) {
    throw new RangeError(`An absorption coefficient of ${absorption} is impossible`);
  }
  return Math.min(1, Math.max(0, absorption));
}
