import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AnyResource } from '#define'
import { formatNumber, intlLocale } from '#base/format/intl'
import { maxExcept } from '#define/lists/exceptions'
import { isCatalogue } from '#define/lists/facets'
import type { ViewName } from '#define/reading'
import { sumsOf } from '#define/lists/sums'
import { useAccess } from '#providers/access'
import { useRole } from '#providers/auth/use-auth'
import { statusOf } from '#providers/data/http/problem'
import { useAddressQuery } from '#providers/router/address-query'
import { boardParameter } from './state/board-request'
import type { Row } from '#providers/data/answers'
import { i18n } from '#base/i18n/i18n'
import { useLabels } from '#base/i18n/labels'
import { notify } from '#base/toasts/notify'
import { useRenderContext } from '../fields/use-render-context'
import { recordPath } from '#base/format/record-path'
import { bulkVerbsOf } from './bulk-verbs'
import { columnsWith, roomOf, spaceShown, tightScreen, wideScreen, type Column, type Room } from './columns'
import { summedIn } from './sums'
import { nothingSelected, type Selection } from './table-props'
import { writeFilter } from './state/filter'
import { sortsAfterClick, sortsShown, type ListState } from './state/list-state'
import type { Preferences } from './state/preferences'
import { useListState } from './state/use-list-state'
import { useReadAhead } from './use-read-ahead'
import { useShownPreferences } from './state/use-shown-preferences'
import { useMedia } from './use-media'
import { useListRequest } from './use-list-request'
import { useListRows } from './use-list-rows'
import { useView } from './use-view'

function onResize(listener: () => void): () => void {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

/** The state that the parts of one list share. */
export type ListModel = ReturnType<typeof useListModel>

export function useListModel(resource: AnyResource) {
  const [preferences, changePreferences] = useShownPreferences(resource)
  const [view, look] = useView(resource)
  const [state, change] = useListState(resource, useReadAhead(resource, view, preferences))
  const around = useRenderContext()
  const [more, setMore] = useState<readonly string[]>([])
  const request = useListRequest(resource, state, view, { locale: around.locale, preferences, more })
  const showMore = useCallback((column: string) => setMore((before) => [...before, column]), [])
  const found = useListRows(resource, request)
  useForgetBoard(found.error, changePreferences)
  const room = roomOf(useMedia(tightScreen), useMedia(wideScreen))
  const columns = useColumns(resource, preferences, room)
  const summed = useSummed(resource, view, columns)
  const bulkVerbs = useBulkVerbs(resource, state.trash)
  const [selection, select] = useSelection(state)
  const isChosenFrom = view === 'gallery' && isCatalogue(resource)
  const navigate = useNavigate()
  const sort = useCallback(
    (field: string, add: boolean) =>
      change((before) => ({ ...before, sorts: sortsAfterClick(before.sorts, field, add), page: 1 })),
    [change],
  )
  const open = useCallback(
    (row: Row) => void navigate(recordPath(resource, 'show', row)),
    [navigate, resource],
  )
  const setWidth = useCallback(
    (name: string, width: number) =>
      changePreferences((before) => ({ ...before, widths: { ...before.widths, [name]: width } })),
    [changePreferences],
  )
  const setColumns = useCallback(
    (names: readonly string[]) => changePreferences((before) => ({ ...before, columns: names })),
    [changePreferences],
  )
  const space = useSyncExternalStore(onResize, spaceShown)
  const sorts = useMemo(() => sortsShown(resource, state), [resource, state])
  return {
    resource,
    state,
    change,
    view,
    look,
    /** Whether it is shown as a catalogue: without the tools for changing many records. */
    isCatalogue: isChosenFrom,
    preferences,
    changePreferences,
    request,
    found,
    /** Shows more cards of a board column. */
    showMore,
    around,
    columns,
    /** The width that the columns are fitted into. */
    space,
    /** The fields whose sums are shown. */
    summed,
    sorts,
    bulkVerbs,
    /** Undefined if no bulk verbs are available. */
    selection: bulkVerbs.length > 0 && !isChosenFrom ? selection : undefined,
    select,
    sort,
    open,
    setWidth,
    setColumns,
  }
}

/** Forgets the board that was opened last if the user can no longer read it, unless the URL names one. */
function useForgetBoard(
  error: unknown,
  changePreferences: (change: (before: Preferences) => Preferences) => void,
): void {
  const [query] = useAddressQuery()
  const isMissing = statusOf(error) === 404 && !query.has(boardParameter)
  useEffect(() => {
    if (isMissing) changePreferences(({ board: _board, ...others }) => others)
  }, [isMissing, changePreferences])
}

function useColumns(resource: AnyResource, preferences: Preferences, room: Room) {
  const labels = useLabels()
  const role = useRole()
  return useMemo(
    () => columnsWith(resource, role, preferences, (name) => labels.field(resource, name), room),
    [resource, preferences, role, labels, room],
  )
}

/** The fields that a view adds up: of a table those of its columns, of a calendar and a catalogue none. */
function useSummed(resource: AnyResource, view: ViewName, columns: readonly Column[]): readonly string[] {
  const role = useRole()
  return useMemo(() => {
    if (view === 'table') return summedIn(resource, role, columns)
    if (view === 'gallery' && isCatalogue(resource)) return []
    return view === 'calendar' ? [] : sumsOf(resource, role)
  }, [resource, role, view, columns])
}

function useBulkVerbs(resource: AnyResource, inTrash: boolean): readonly string[] {
  const can = useAccess()
  return useMemo(
    () => bulkVerbsOf(resource, inTrash, (verb) => can({ resource: resource.name, action: verb })),
    [resource, inTrash, can],
  )
}

/** The selection; it is cleared when search, filter or trash change. */
function useSelection(state: ListState): readonly [Selection, (selection: Selection) => void] {
  const list = `${state.search}\n${writeFilter(state.filter) ?? ''}\n${state.trash}`
  const [stored, keep] = useState({ list, selection: nothingSelected })
  const select = useCallback(
    (selection: Selection) => {
      if (selection.everything && selection.except.size > maxExcept)
        notify({
          message: i18n.t('validation.except', { limit: formatNumber(maxExcept, intlLocale(i18n.language)) }),
          variant: 'error',
        })
      else keep({ list, selection })
    },
    [list],
  )
  return [stored.list === list ? stored.selection : nothingSelected, select]
}
