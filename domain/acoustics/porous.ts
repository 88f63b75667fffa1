import { air, airImpedance, angular } from "./air.ts";
import { type Complex, complex, scale } from "./complex.ts";

/**
 * Porous media described by one number, the flow resistivity in Pa·s/m². With X = ρf/σ (Miki: f/σ)
 *   Zc/Z0 = 1 + a X^-b - j c X^-d     k/k0 = 1 + e X^-g - j h X^-i
 */
const coefficients = {
  "delany-bazley": {
    impedance: { real: [0.0571, 0.754], imaginary: [0.087, 0.732] },
    wavenumber: { real: [0.0978, 0.7], imaginary: [0.189, 0.595] },
  },
  /** Fitted on polyester. With the two terms of the wavenumber exchanged, as printed in places, thin felt absorbs less than nothing. */
  "garai-pompoli": {
    impedance: { real: [0.078, 0.623], imaginary: [0.074, 0.66] },
    wavenumber: { real: [0.121, 0.53], imaginary: [0.159, 0.571] },
  },
  /** Stays passive below its range, which Delany-Bazley does not. */
  miki: {
    impedance: { real: [0.07, 0.632], imaginary: [0.107, 0.632] },
    wavenumber: { real: [0.109, 0.618], imaginary: [0.16, 0.618] },
  },
} as const;

export type PorousModel = keyof typeof coefficients;
export type Medium = { impedance: Complex; wavenumber: Complex };

type Question = { model: PorousModel; flowResistivity: number; frequency: number };

/** The variable of a model; what it was fitted on lies between 0.01 and 1. */
export function porousVariable({ model, flowResistivity, frequency }: Question): number {
  return ((model === "miki" ? 1 : air.density) * frequency) / flowResistivity;
}

/** Whether a model is used beyond the data it was fitted to. */
export function isExtrapolated(question: Question): boolean {
  const variable = porousVariable(question);
  return variable < 0.01 || variable > 1;
}

type Terms = { real: readonly [number, number]; imaginary: readonly [number, number] };

function relative({ real, imaginary }: Terms, variable: number): Complex {
  return complex(1 + real[0] * variable ** -real[1], -imaginary[0] * variable ** -imaginary[1]);
}

/** Characteristic impedance and wavenumber of a porous medium. */
export function porousMedium(question: Question): Medium {
  const { impedance, wavenumber } = coefficients[question.model];
  const variable = porousVariable(question);
  return {
    impedance: scale(relative(impedance, variable), airImpedance),
    wavenumber: scale(relative(wavenumber, variable), angular(question.frequency) / air.speed),
  };
}
