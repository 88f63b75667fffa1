/** Air in a room: density in kg/m³, speed of sound in m/s, viscosity in Pa·s. */
export const air = { density: 1.205, speed: 343, viscosity: 1.84e-5 } as const;

/** Characteristic impedance in Pa·s/m. */
export const airImpedance = air.density * air.speed;

export const angular = (frequency: number) => 2 * Math.PI * frequency;
