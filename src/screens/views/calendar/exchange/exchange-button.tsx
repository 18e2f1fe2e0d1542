import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { narrowScreen } from '#screens/list-model/state/view-at'
import { useMedia } from '#screens/list-model/use-media'
import { Icon } from '#shell/icons'
import { MenuButton } from '#shell/parts/menu-button'
import { PartBoundary } from '#shell/parts/part-boundary'
import type { Calendars } from '../calendars/use-calendars'
import { isOfDays } from '#screens/spans/spans'
import type { ExchangeKind } from './exchange-props'

const ExchangeDialogs = lazy(() =>
  import('./exchange-dialogs').then((module) => ({ default: module.ExchangeDialogs })),
)

interface ExchangeButtonProps {
  readonly resource: AnyResource
  readonly calendars: Calendars
  readonly mayCreate: boolean
}

/** Import, export, sharing and subscription of the events of a calendar, and the second time zone. */
export function ExchangeButton({ resource, calendars, mayCreate }: ExchangeButtonProps) {
  const { t } = useTranslation()
  const [opened, open] = useState<ExchangeKind>()
  const view = resource.views?.calendar
  // On wider screens it is a button of its own.
  const isPhone = useMedia(narrowScreen)
  const kinds: ExchangeKind[] = [
    ...(mayCreate && view?.invitations ? (['import'] as const) : []),
    'export',
    ...(calendars.target ? (['share'] as const) : []),
    ...(calendars.target && view?.source ? (['subscribe'] as const) : []),
    ...(view?.invitations ? (['connect'] as const) : []),
    ...(isOfDays(resource) ? [] : (['zone'] as const)),
  ]
  const close = () => open(undefined)
  return (
    <>
      <MenuButton
        name={t('exchange.menu')}
        items={[
          ...(isPhone ? [{ label: t('scheduling.print'), run: () => globalThis.print() }] : []),
          ...kinds.map((kind) => ({ label: t(`exchange.${kind}`), run: () => open(kind) })),
        ]}
      >
        <Icon name="dots-three-vertical" size={18} />
      </MenuButton>
      {opened && (
        <PartBoundary onFailure={close}>
          <Suspense>
            <ExchangeDialogs kind={opened} resource={resource} calendars={calendars} onClose={close} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  )
}
