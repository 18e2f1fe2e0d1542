import { curlOf, samples } from './samples'

/** An API call as a shell command, scrollable if it is too wide. */
export const CallSample = ({ of, label }: { of: keyof typeof samples; label: string }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users scroll here
  <pre className="call-sample" tabIndex={0} aria-label={label}>
    <code>{curlOf(samples[of])}</code>
  </pre>
)
