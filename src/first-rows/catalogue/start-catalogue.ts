import type { AnyResource } from '#define'
import { currencyNameOf } from '#define/lists/sums'
import { tagOf } from '#base/i18n/languages'
import { prefetch } from '#base/prefetch'
import { liveToken } from '#providers/auth/token'
import { listAnswer } from '#providers/data/answers'
import { listUrl } from '#providers/data/lists/list-url'
import type { FirstCatalogueParts } from '#providers/first-catalogue'
import { listRequest } from '#screens/list-model/state/list-request'
import { sortsShown, writeListState, type ListState } from '#screens/list-model/state/list-state'
import { facetsQuestion, type FacetAnswer, type FacetCounts } from '#screens/list/catalogue/found-facets'
import { readOrder } from '#screens/list/catalogue/orders'
import { whenListIsOpen, type OpenedList } from '../list/opened-list'
import { renderList } from '../list/render-list'
import { currentFrame, currentPage } from '../page'
import { readAccount, readResponse } from '../read-response'
import { setCardPart } from '../stand-ins/card-part'
import { catalogueOf, isInDrawer } from './catalogue'

/** Renders a catalogue with what its feature adds to it; the entry of the script of each such page. */
export function startCatalogue(parts: FirstCatalogueParts): void {
  setCardPart(parts.card)
  whenListIsOpen((list) => {
    if (list.view === 'gallery') render(list, parts).then(list.onSettled, list.onSettled)
  })
}

async function render(opened: OpenedList, parts: FirstCatalogueParts): Promise<void> {
  const list = await inStoredOrder(opened, parts)
  if (!isComplete(currentPage().data.resource, list.state)) return
  const { layout, showFacets } = catalogueOf(parts)
  if (!isInDrawer()) requestFacets(list.state).then(showFacets, () => undefined)
  await renderList(list, { layout, read: (answer, { wire }) => listAnswer(answer, wire?.list) })
}

/**
 * Whether a catalogue is rendered here. The conditions in words are the application's, and it chooses the currency of
 * a catalogue that is ordered by an amount.
 */
const isComplete = (resource: AnyResource, state: ListState): boolean =>
  state.filter.nodes.length === 0 &&
  sortsShown(resource, state).every(({ field }) => currencyNameOf(resource, field) === undefined)

/** The facets of a list; the application uses the same response. */
async function requestFacets(state: ListState): Promise<FacetAnswer> {
  const { data, language } = currentPage()
  const { filters } = listRequest(data.resource, state, data.resource.views?.gallery?.where)
  const headers = { Authorization: `Bearer ${liveToken()}`, 'Accept-Language': tagOf(language) }
  const answer = readResponse(await prefetch(listUrl(data.resource, facetsQuestion(filters)), headers))
  return { data: answer.data as readonly FacetCounts[], capped: listAnswer(answer, undefined).capped }
}

/** The list in the order that the user has chosen last, if the URL has none; the application changes the URL as well. */
async function inStoredOrder(list: OpenedList, { storedOrder }: FirstCatalogueParts): Promise<OpenedList> {
  const stored = list.state.sorts.length === 0 ? storedOrder?.() : undefined
  if (!stored?.order) return list
  readAccount(await list.account)
  if (stored.owner !== currentFrame().account?.id) return list
  const state = { ...list.state, page: 1, sorts: [readOrder(stored.order)] }
  const search = writeListState(state, new URLSearchParams(location.search))
  history.replaceState(history.state, '', `?${search}`)
  return { ...list, state, rows: list.rowsFor(state, search) }
}
