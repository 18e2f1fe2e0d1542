import type { ReactNode } from 'react'
import { formatNumber } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import styles from './catalogue.module.css'

/** The frame of one facet: its label and its values. */
export const FacetFrame = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className={styles.facet}>
    <legend>{label}</legend>
    {children}
  </fieldset>
)

interface FacetChoiceProps {
  readonly type: 'checkbox' | 'radio'
  /** Of radio buttons, the name of the group. */
  readonly group?: string
  readonly isChosen: boolean
  readonly count: number | undefined
  readonly capped: boolean
  readonly depth?: number
  readonly onToggle: () => void
  readonly children: ReactNode
}

/** One value of a facet with its number of records. Of radio buttons, the chosen one is released by a second click. */
export function FacetChoice(props: FacetChoiceProps) {
  const { type, group, isChosen, count, capped, depth = 0, onToggle, children } = props
  const locale = useLocale()
  const isNone = count === 0 && !isChosen
  return (
    <label
      className={styles.choice}
      style={{ paddingInlineStart: depth * 16 }}
      data-none={isNone || undefined}
    >
      <input
        type={type}
        name={group}
        checked={isChosen}
        onChange={onToggle}
        onClick={() => type === 'radio' && isChosen && onToggle()}
      />
      <span className={styles.choiceText}>{children}</span>
      {count !== undefined && (
        <span className={styles.count}>
          {formatNumber(count, locale)}
          {capped && '+'}
        </span>
      )}
    </label>
  )
}

/** The space of the values while they are requested for the first time. */
export const FacetBones = () => (
  <div className={styles.bones} aria-hidden="true" data-bones>
    {[0, 1, 2].map((index) => (
      <span key={index} className={`skeleton ${styles.bone}`} />
    ))}
  </div>
)
