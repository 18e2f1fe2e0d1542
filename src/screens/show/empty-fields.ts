import { useState } from 'react'
import type { AnyResource } from '#define'
import { maskedIn, type Row } from '#providers/data/answers'
import { isEmpty } from '../fields/text/format'

/** Whether a record has no value for a field, not even one that its reader must reveal. */
export const isBlank = (row: Row, name: string): boolean => isEmpty(row[name]) && !maskedIn(row, name)

export interface EmptyFields {
  readonly showsEmpty: boolean
  readonly toggle: () => void
}

/** Whether empty fields of a record are shown: on request, or always, as declared by `hideEmpty`. */
export function useEmptyFields({ layout }: AnyResource): EmptyFields {
  const [isRequested, setRequested] = useState(false)
  return {
    showsEmpty: isRequested || layout?.hideEmpty === false,
    toggle: () => setRequested((before) => !before),
  }
}
