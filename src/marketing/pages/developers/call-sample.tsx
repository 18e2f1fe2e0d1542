import { curlOf, samples } from './samples'

/** A call of the API as it is typed into a shell. Wider than its place, it scrolls. */
export const CallSample = ({ of, label }: { of: keyof typeof samples; label: string }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, so keys must reach it.
  <pre className="call-sample" tabIndex={0} aria-label={label}>
    <code>{curlOf(samples[of])}</code>
  </pre>
)
