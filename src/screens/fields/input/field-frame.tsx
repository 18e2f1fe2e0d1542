import type { ReactNode } from 'react'
import styles from './field-frame.module.css'

interface FieldFrameProps {
  readonly id: string
  readonly label: string
  /** A group of boxes is named by its label; a single input is also reached by it. */
  readonly isGroup: boolean
  readonly required: boolean
  readonly help: string | undefined
  readonly error: string | undefined
  readonly className?: string
  readonly children: ReactNode
}

/** The ids under which a screen reader finds what is said of an input. */
export const describedBy = (
  id: string,
  help: string | undefined,
  error: string | undefined,
): string | undefined => [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined

/** An input with its label above it, what is wrong with it, and help beneath. */
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
