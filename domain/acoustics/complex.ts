/** Complex numbers, of which JavaScript has none. */
export type Complex = { readonly re: number; readonly im: number };

export const complex = (re: number, im = 0): Complex => ({ re, im });
export const one = complex(1);

export function add(a: Complex, b: Complex): Complex {
  return { re: a.re + b.re, im: a.im + b.im };
}

export function subtract(a: Complex, b: Complex): Complex {
  return { re: a.re - b.re, im: a.im - b.im };
}

export function multiply(a: Complex, b: Complex): Complex {
  return { re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re };
}

export function scale(a: Complex, factor: number): Complex {
  return { re: a.re * factor, im: a.im * factor };
}

/** By Smith's method: the square of a very large or very small number is never formed. */
export function divide(a: Complex, b: Complex): Complex {
  if (Math.abs(b.re) >= Math.abs(b.im)) {
    const ratio = b.im / b.re;
    const by = b.re + b.im * ratio;
    return { re: (a.re + a.im * ratio) / by, im: (a.im - a.re * ratio) / by };
  }
  const ratio = b.re / b.im;
  const by = b.re * ratio + b.im;
  return { re: (a.re * ratio + a.im) / by, im: (a.im * ratio - a.re) / by };
}

export function squaredMagnitude({ re, im }: Complex): number {
  return re * re + im * im;
}

/** The principal root: its real part is never negative. */
export function squareRoot({ re, im }: Complex): Complex {
  const magnitude = Math.hypot(re, im);
  const real = Math.sqrt((magnitude + re) / 2);
  const imaginary = Math.sqrt((magnitude - re) / 2);
  return { re: real, im: im < 0 ? -imaginary : imaginary };
}

export function cosine({ re, im }: Complex): Complex {
  return { re: Math.cos(re) * Math.cosh(im), im: -Math.sin(re) * Math.sinh(im) };
}

export function sine({ re, im }: Complex): Complex {
  return { re: Math.sin(re) * Math.cosh(im), im: Math.cos(re) * Math.sinh(im) };
}

export function hyperbolicTangent({ re, im }: Complex): Complex {
  // Beyond this the exponentials overflow long after the result has settled.
  if (Math.abs(re) > 300) return complex(Math.sign(re));
  const by = Math.cosh(2 * re) + Math.cos(2 * im);
  return { re: Math.sinh(2 * re) / by, im: Math.sin(2 * im) / by };
}
