import { createContext, use } from 'react'
import type { LiveRecord } from './use-live-record'

/** The record that a dialog edits. */
export const LiveContext = createContext<LiveRecord | undefined>(undefined)

/**
 * The record that the dialog around edits.
 * @throws Error outside of such a dialog.
 */
export function useLive(): LiveRecord {
  const live = use(LiveContext)
  if (!live) throw new Error('A live field must be rendered inside a record dialog')
  return live
}
