import type { BaseKey, BaseRecord } from '@refinedev/core'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/**
 * Writes a record that was read, or read again, into its form: into each field that the user has not changed. The
 * read values are the defaults from then on, with which react-hook-form compares. Without a record of this id the
 * fields are empty.
 */
export function useReadValues<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue' | 'resetDefaultValues' | 'formState'>,
  isOn: boolean,
  id: BaseKey | undefined,
  record: BaseRecord | undefined,
): void {
  const shown = useRef<BaseKey>(undefined)
  const write = useEffectEvent((read: BaseRecord | undefined) => {
    const { getValues, setValue, resetDefaultValues, formState } = form
    const before = formState.defaultValues as FieldValues | undefined
    const isOther = shown.current !== id
    // Before the first record the form has the values that its caller gave it.
    if (!read && (!isOther || shown.current === undefined)) return
    const values: FieldValues = getValues()
    const next = Object.fromEntries(
      Object.keys(values).map((name) => [
        name,
        read && name in read ? (read[name] as unknown) : isOther ? emptied(values[name]) : before?.[name],
      ]),
    )
    for (const name of Object.keys(values)) {
      const isTyped = !isOther && !isSame(values[name], before?.[name])
      if (!isTyped) setValue(name as Path<Values>, next[name] as PathValue<Values, Path<Values>>)
    }
    resetDefaultValues(next as Parameters<typeof resetDefaultValues>[0])
    shown.current = id
  })
  useEffect(() => {
    if (!isOn) return undefined
    let isCurrent = true
    // After refine has written the first values, which it also does in a microtask.
    queueMicrotask(() => isCurrent && write(record))
    return () => {
      isCurrent = false
    }
  }, [isOn, id, record])
}

const isSame = (value: unknown, other: unknown): boolean => JSON.stringify(value) === JSON.stringify(other)

function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return []
  return typeof value === 'boolean' ? false : ''
}
