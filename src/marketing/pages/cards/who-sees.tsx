import type { SiteLanguage } from '#marketing/base/language'
import { Choices } from '#marketing/parts/choices'
import { cardKinds, seesDetails, viewers, viewingCopy, type CardKind, type Viewer } from './viewing'

const details = {
  enterprise: { holder: 'HARBOUR & VINE', number: '4242 4242 4242 4242', expiry: '09/29', code: '731' },
  employee: { holder: 'WEN LI', number: '5555 5555 5555 4444', expiry: '04/30', code: '208' },
} as const

/** Shows which details of a card the chosen viewer sees; plain CSS, without JavaScript. */
export const WhoSees = ({ language }: { language: SiteLanguage }) => {
  const copy = viewingCopy[language]
  return (
    <div className="who-sees sheet">
      <div className="who-choices">
        <Choices
          name="viewer"
          legend={copy.viewer}
          options={viewers.map((viewer) => ({ value: viewer, label: copy.viewers[viewer] }))}
        />
        <Choices
          name="card"
          legend={copy.card}
          options={cardKinds.map((card) => ({ value: card, label: copy.cards[card] }))}
        />
      </div>
      <div aria-live="polite">
        {cardKinds.flatMap((card) =>
          viewers.map((viewer) => (
            <Look key={`${card} ${viewer}`} card={card} viewer={viewer} language={language} />
          )),
        )}
      </div>
    </div>
  )
}

interface LookProps {
  readonly card: CardKind
  readonly viewer: Viewer
  readonly language: SiteLanguage
}

/** A card as a viewer sees it. */
function Look({ card, viewer, language }: LookProps) {
  const copy = viewingCopy[language]
  const { holder, ...secret } = details[card]
  const isSeen = seesDetails(viewer, card)
  const last = secret.number.slice(-4)
  const lines = isSeen ? secret : { number: `•••• •••• •••• ${last}`, expiry: '••/••', code: '•••' }
  return (
    <div className="who-look" data-viewer={viewer} data-card={card}>
      <div className="mini-card who-card" data-seen={isSeen}>
        <p>{copy.cards[card]}</p>
        <dl>
          {(['number', 'expiry', 'code'] as const).map((name) => (
            <div key={name} data-detail={name}>
              <dt>{copy[name]}</dt>
              <dd>{lines[name]}</dd>
            </div>
          ))}
        </dl>
        <p>{holder}</p>
      </div>
      <p className="who-verdict">
        <strong>{isSeen ? copy.shown : copy.hidden}</strong> {copy.why[card]}
      </p>
      {isSeen && <p className="quiet">{copy.sample}</p>}
    </div>
  )
}
