import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { AnyResource } from '#define'
import { useLabels } from '#base/i18n/labels'
import { linkParameter } from '#base/list-links/list-link'
import { useGetIdentity, useRole } from '#providers/auth/use-auth'
import type { ListMenuProps } from '#providers/custom-screens'
import { Themed } from '#shell/theme/themed'
import { presetRowsOf } from './preset-rows'
import { useSavedViews } from './use-saved-views'
import { useShownView } from './use-shown-view'
import { useViewActions } from './use-view-actions'
import type { ViewRow } from './view-address'
import { ViewDialog } from './view-dialog'
import { ViewsMenu } from './views-menu'

/** The menu with the views of a list, and the dialog that it opens. */
export function ViewsMenuPart({ resource, anchor, onClose }: ListMenuProps) {
  const { query, views } = useSavedViews()
  const actions = useViewActions(resource)
  const shown = useShownView(resource)
  const [dialog, setDialog] = useState<{ readonly view: ViewRow | undefined }>()
  const id = new URLSearchParams(useLocation().search).get(linkParameter)
  const ofList = views.filter(({ list }) => list === resource.name)
  const presets = usePresets(resource)
  const attempt = (work: Promise<void>) => {
    onClose()
    work.catch(actions.showError)
  }
  if (dialog)
    return (
      <ViewDialog
        resource={resource}
        view={dialog.view}
        onSave={(values) =>
          dialog.view ? actions.change(dialog.view, values) : actions.add({ ...shown, ...values })
        }
        onClose={onClose}
      />
    )
  return (
    <Themed>
      <ViewsMenu
        resource={resource}
        anchor={anchor}
        presets={presets}
        views={ofList}
        openPreset={presets.find((view) => view.id === id)}
        open={ofList.find((view) => view.id === id)}
        isLoading={query.isLoading}
        error={query.isError && views.length === 0 ? query.error : undefined}
        onRetry={() => void query.refetch()}
        onClose={onClose}
        onOpen={(view) => {
          onClose()
          actions.open(view)
        }}
        onSave={(view) => attempt(actions.change(view, shown))}
        onAsk={(view) => setDialog({ view })}
        onCopy={(view) => attempt(actions.copy(view))}
        onWatch={(view) => attempt(actions.watch(view))}
        onDelete={(view) => attempt(actions.remove(view))}
      />
    </Themed>
  )
}

/** The preset views of a list that the user is offered. */
function usePresets(resource: AnyResource) {
  const labels = useLabels()
  const role = useRole()
  const userId = useGetIdentity().data?.id
  return userId === undefined ? [] : presetRowsOf(resource, { labels, role, userId })
}
