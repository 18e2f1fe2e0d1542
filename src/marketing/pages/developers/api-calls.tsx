import { linksOf } from '#marketing/frame/links'
import type { SiteLanguage } from '#marketing/base/language'
import { CallSample } from './call-sample'
import type { samples } from './samples'

interface ApiCallsProps {
  readonly language: SiteLanguage
  readonly heading: string
  readonly lead: string
  /** The calls to show, each with a text. */
  readonly calls: readonly { readonly of: keyof typeof samples; readonly text?: string }[]
}

/** Examples of API calls with links to the documentation. */
export const ApiCalls = ({ language, heading, lead, calls }: ApiCallsProps) => (
  <div className="site-width api-calls">
    <div>
      <h2>{heading}</h2>
      <p className="lead">{lead}</p>
      <p className="hero-actions">
        {linksOf(language, ['docs', 'reference']).map(({ to, label }) => (
          <a key={to} className="button large" href={to}>
            {label}
          </a>
        ))}
      </p>
    </div>
    <div className="api-samples">
      {calls.map(({ of, text }) => (
        <figure key={of}>
          <CallSample of={of} label={heading} />
          {text && <figcaption>{text}</figcaption>}
        </figure>
      ))}
    </div>
  </div>
)
