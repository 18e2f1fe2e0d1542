import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { Role } from '#define/access'
import { fieldOf, readsAll, type Sort } from '#define/reading'
import { useRole } from '#providers/auth/use-auth'
import { pageFrom } from '#screens/list-model/state/list-position'
import type { ListModel } from '#screens/list-model/use-list-model'
import styles from './paging.module.css'

const JumpForm = lazy(() => import('./jump-form').then((module) => ({ default: module.JumpForm })))

/**
 * What the user enters to jump inside a list, by the kind of the first sorted field; undefined for other kinds, and for
 * a field that the role may not read.
 */
function valueIn(
  resource: AnyResource,
  role: Role,
  sort: Sort | undefined,
): 'date' | 'datetime' | 'text' | undefined {
  const field = sort && fieldOf(resource, sort.field)
  if (!field || !readsAll(field, role)) return undefined
  const { kind } = field
  if (kind === 'date' || kind === 'datetime') return kind
  return kind === 'text' || kind === 'email' ? 'text' : undefined
}

/** A button that opens an input: the page then starts at that date or text, in the order of the list. */
export function Jump({ model }: { readonly model: ListModel }) {
  const { t } = useTranslation()
  const { resource, sorts, change } = model
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const value = valueIn(resource, useRole(), sorts[0])
  if (!value) return null
  const label = t(value === 'text' ? 'paging.goToText' : 'paging.goToDate')
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div className={styles.jump}>
      <button
        ref={button}
        type="button"
        className={styles.quiet}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <JumpForm
            // Another kind of value needs another input.
            key={value}
            label={label}
            value={value}
            isDescending={sorts[0]?.order === 'desc'}
            onJump={(from) => change((before) => ({ ...before, ...pageFrom(from) }))}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  )
}
