/** Runs after the next frame has been painted. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}
