import { useParsed } from '@refinedev/core'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useAddressQuery } from '#providers/router/address-query'
import { stateIn, textOf, withState, type TableState } from './table-url'

/** The state that a table starts with: that of the URL if it is synchronized with it. */
export function useStateOfUrl(isSynced: boolean, fallback: TableState): TableState {
  const { params } = useParsed()
  return isSynced ? stateIn(params ?? {}, fallback) : fallback
}

interface Synced {
  readonly isSynced: boolean
  /** The state of the URL, and that of the table. */
  readonly inUrl: TableState
  readonly inTable: TableState
  readonly onUrl: (state: TableState) => void
}

/**
 * Keeps the state of a table and the URL the same. Each change of the table is an entry of the history, so that Back
 * shows what was shown before.
 */
export function useTableUrl({ isSynced, inUrl, inTable, onUrl }: Synced): void {
  const [, change] = useAddressQuery()
  const urlText = textOf(inUrl)
  const tableText = textOf(inTable)
  const seen = useRef(urlText)
  const followUrl = useEffectEvent(() => onUrl(inUrl))
  const followTable = useEffectEvent(() => change((before) => withState(before, inTable)))
  useEffect(() => {
    if (!isSynced || urlText === seen.current) return
    seen.current = urlText
    followUrl()
  }, [isSynced, urlText])
  useEffect(() => {
    if (!isSynced || tableText === seen.current) return
    seen.current = tableText
    followTable()
  }, [isSynced, tableText])
}
