import type { AnyResource, App, Role } from '#define'
import { roles } from '#define/access'
import { presentedTo } from '#define/layout/layout-of'
import { allFieldsOf, routesOf } from '#define/reading'
import type { CustomParts } from '#providers/custom-screens'
import { hasKeys } from '#providers/data/record-at'
import { app } from '#resources/app'
import { customPages } from '#resources/pages.generated'
import { customScreens } from '#resources/screens.generated'
import { maintains } from '#screens/access/refused-verbs'
import { cardOptions, essentials, fieldOptions, recordOptions } from './essentials'
import { pageDataOf } from './make-page-data'
import type { PageData } from './page-data'
import { pathPattern } from './path-pattern'

/** The page of the records of a resource. */
export interface RecordPage {
  /** A regular expression of its paths. */
  readonly path: string
  readonly data: PageData
}

/** The pages of the records of all resources whose page is generated. It is computed by the build. */
export function recordPages(): readonly RecordPage[] {
  const byHand = new Set<string>(customPages.map(({ path }) => path))
  return Object.values(app as App)
    .filter((resource) => !resource.routes?.custom && !byHand.has(routesOf(resource).show))
    .map((resource) => ({
      path: pathPattern(routesOf(resource).show, hasKeys(resource) ? undefined : uuid),
      data: recordDataOf(app, resource, customScreens.parts[resource.name]),
    }))
}

const uuid = '[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}'

/** The data of the page of a record. */
export function recordDataOf(declared: App, resource: AnyResource, parts: CustomParts = {}): PageData {
  const data = pageDataOf(declared, resource, 'record')
  const { layout, shownWhen, wire } = resource
  const { summary, sections, hideEmpty, shownWith, shownByPart, presentation } = layout ?? {}
  const shown = essentials(resource, [...fieldOptions, ...cardOptions, ...recordOptions])
  const whole = {
    ...shown,
    // The breadcrumbs lead to the view that is declared as the first.
    views: resource.views && Object.fromEntries(Object.keys(resource.views).map((view) => [view, {}])),
    layout: { summary, sections, hideEmpty, shownWith, shownByPart, presentation },
    shownWhen,
    wire: wire?.one && { one: wire.one },
  }
  return {
    ...data,
    resource: JSON.parse(JSON.stringify(whole)) as AnyResource,
    record: { hasFields: hasFields(resource, parts), hasActions: roles.filter(hasActions(resource)) },
  }
}

/**
 * Whether the application shows actions of every record to a role: those of its document, or else an action, or the
 * button that opens the reasons why there are none.
 */
const hasActions = (resource: AnyResource) => (role: Role) =>
  resource.layout?.document !== undefined ||
  (maintains(resource, role) &&
    resource.managedBy !== 'changeLog' &&
    presentedTo(resource, role) === undefined)

/**
 * Whether the fields are the first of what the page of a record shows, and can be rendered from the data alone: nothing
 * is computed, and no value names the fields of another resource.
 */
function hasFields(resource: AnyResource, { head, fields }: CustomParts): boolean {
  const { layout, views } = resource
  const needsMore = Object.values(allFieldsOf(resource)).some(
    (field) =>
      (field.kind === 'listOf' && field.computed !== undefined) ||
      (field.kind === 'json' && field.fieldsOf !== undefined),
  )
  const isFirst = !head && !fields && !layout?.tabs && !layout?.presentation
  return isFirst && !needsMore && views?.calendar?.invitations === undefined
}
