import type { ReactNode } from 'react'
import stateStyles from '#shell/states/states.module.css'
import cardStyles from '#screens/page/collapsed-card.module.css'
import type { EmptyFieldsButtonProps } from '#screens/show/empty-fields-button'
import { HiddenText, type HiddenTextProps } from '#screens/fields/hidden/hidden-text'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { t } from '../page'
import { drawCardPart } from './card-part'

/** What parts of a record are before the application has loaded, in the build of its script. */

interface RecordPartProps {
  readonly resource: AnyResource
  readonly row: Row
  readonly part: string
}

/** A custom part comes with the application, except that of the cards of a catalogue. */
export const RecordPart = ({ resource, row, part }: RecordPartProps): ReactNode =>
  part === 'card' ? drawCardPart({ resource, row }) : null

/** The button has no space of its own. */
export const FieldHistoryButton = (): ReactNode => null

/** The application has the button to reveal it. */
export const HiddenValue = ({ hidden }: HiddenTextProps) => <HiddenText hidden={hidden} />

/** The names of the files, as while their code is loading. */
export const LazyAttachedFiles = ({ files }: { readonly files: readonly { readonly name: string }[] }) => (
  <>{files.map(({ name }) => name).join(', ')}</>
)

export const CollapsedCard = ({ heading }: { readonly heading: string }) => (
  <section className={cardStyles.card} style={{ padding: '12px var(--collapsed-padding)' }}>
    <h3>{heading}</h3>
  </section>
)

/** The space of an illustration, as while it is loading. */
export const Illustration = ({ small }: { readonly small?: boolean }) => (
  <div className={`${stateStyles.picture} ${small ? stateStyles.half : ''}`} aria-hidden="true" />
)

/** As a small button of MUI, which the application has. */
export function EmptyFieldsButton({ resource, count, className = '' }: EmptyFieldsButtonProps) {
  if (count === 0 || resource.layout?.hideEmpty === false) return null
  return (
    <button type="button" className={`text-button ${className}`} style={{ color: 'inherit', fontSize: 13 }}>
      {t('show.showEmpty', { count })}
    </button>
  )
}
