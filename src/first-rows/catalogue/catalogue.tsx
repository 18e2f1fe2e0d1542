import type { ReactNode } from 'react'
import { facetsOf } from '#define/lists/facets'
import type { FirstCatalogueParts } from '#providers/first-catalogue'
import type { ListState } from '#screens/list-model/state/list-state'
import { CatalogueView, drawerScreen, FacetsButton } from '#screens/list/catalogue/catalogue-view'
import { FacetsView } from '#screens/list/catalogue/facets-view'
import { foundFacets, type FacetAnswer, type FoundFacets } from '#screens/list/catalogue/found-facets'
import { ViewSwitch } from '#screens/list/toolbar/view-switch'
import { Gallery } from '#screens/views/gallery/gallery'
import { ShownPager, type Layout, type Reactions, type Shown } from '../list/list'
import { tableProps } from '../list/rows'
import { currentPage } from '../page'
import { OrderFace } from './order-face'

// What is chosen or pressed here is chosen or pressed again once the application has loaded.
const later = (): void => undefined

/** Whether the facets are in a drawer, which the application opens. */
export const isInDrawer = (): boolean => matchMedia(drawerScreen).matches

interface ShownFacets {
  readonly facets: FoundFacets
  /** The names of those that the role of the user may read. */
  readonly names: string
  readonly state: ListState
  readonly element: ReactNode
}

/** A catalogue: facets and cards arrive independently of each other. */
export function catalogueOf({ tools: OwnTools }: FirstCatalogueParts) {
  let facets = foundFacets(undefined)
  let shownFacets: ShownFacets | undefined
  const shownFor = (state: ListState): ReactNode => {
    const { data, role } = currentPage()
    const names = facetsOf(data.resource, role)
      .map(([name]) => name)
      .join(' ')
    // What the user has chosen in them is kept.
    if (shownFacets?.facets === facets && shownFacets.names === names) return shownFacets.element
    const element = <FacetsView resource={data.resource} state={state} facets={facets} change={later} />
    shownFacets = { facets, names, state, element }
    return element
  }
  const layout: Layout = ({ shown, on, search }) => (
    <CatalogueView
      tools={
        <>
          {search}
          {isInDrawer() && <FacetsButton isOpen={false} count={0} onPress={later} />}
          <OrderFace state={shown.state} />
          <Views permissions={shown.permissions} />
          {OwnTools && <OwnTools />}
        </>
      }
      facets={!isInDrawer() && shownFor(shown.state)}
    >
      <Cards shown={shown} on={on} />
      <ShownPager shown={shown} on={on} />
    </CatalogueView>
  )
  return {
    layout,
    /** Shows the facets in place of their skeletons. */
    showFacets: (answer: FacetAnswer) => {
      facets = foundFacets(answer)
      if (!shownFacets) return
      // A component of the first rows is its element.
      const [before, now]: unknown[] = [shownFacets.element, shownFor(shownFacets.state)]
      if (before instanceof Element && now instanceof Element) before.replaceWith(now)
    },
  }
}

/** The views, for those who manage the records. */
function Views({ permissions }: Pick<Shown, 'permissions'>) {
  const { resource } = currentPage().data
  if (!permissions[resource.name]?.includes('update')) return null
  return <ViewSwitch resource={resource} view="gallery" onView={later} />
}

/** The cards, which have no menu and are not selected. */
function Cards({ shown, on }: { readonly shown: Shown; readonly on: Reactions }) {
  if (shown.answer?.data.length === 0) return null
  return <Gallery {...tableProps(shown, on)} selection={undefined} actions={() => null} />
}
