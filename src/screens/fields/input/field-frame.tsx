import type { ReactNode } from 'react'
import styles from './field-frame.module.css'

interface FieldFrameProps {
  readonly id: string
  readonly label: string
  /** Whether the label names a group of inputs; the label of a single input also focuses it. */
  readonly isGroup: boolean
  readonly required: boolean
  readonly help: string | undefined
  readonly error: string | undefined
  readonly className?: string
  readonly children: ReactNode
}

/** The ids of help and error text, for `aria-describedby`. */
export const describedBy = (
  id: string,
  help: string | undefined,
  error: string | undefined,
): string | undefined => [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined

/** An input with its label above it, and error and help text below. */
export function FieldFrame({
  id,
  label,
  isGroup,
  required,
  help,
  error,
  className,
  children,
}: FieldFrameProps) {
  const content = (
    <>
      {label}
      {required && (
        <span aria-hidden className={styles.star}>
          {' *'}
        </span>
      )}
    </>
  )
  return (
    <div className={`${styles.frame} ${className ?? ''}`}>
      {isGroup ? (
        <span id={`${id}-label`} className={styles.label}>
          {content}
        </span>
      ) : (
        <label id={`${id}-label`} htmlFor={id} className={styles.label}>
          {content}
        </label>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  )
}
