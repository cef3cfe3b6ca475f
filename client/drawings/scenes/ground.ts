/** A square of paper with ten fields along each side. */
export const squareGround = (side: number) => ({ w: side, d: side, step: side / 10 });
