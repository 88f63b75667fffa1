/** How tall somebody in a drawing is, in millimetres. */
export const personHeight = 1750;

/** Somebody to compare with, in millimetres: the middle of the head's top is the origin. */
export function PersonFigure({ transform }: { transform: string }) {
  return (
    <g className="fill-ink/55" transform={transform}>
      <circle cy="115" r="115" />
      <path d="M-215 500a215 215 0 0 1 430 0v500a60 60 0 0 1-60 60v690h-120v-560h-70v560h-120v-690a60 60 0 0 1-60-60z" />
    </g>
  );
}
