import { ConnectDialog } from './connect-dialog'
import { ExportDialog } from './export-dialog'
import type { ExchangeKind, ExchangeProps } from './exchange-props'
import { ImportDialog } from './import-dialog'
import { ShareDialog } from './share-dialog'
import { ZoneDialog } from './zone-dialog'
import { SubscribeDialog } from './subscribe-dialog'

const dialogs = {
  import: ImportDialog,
  export: ExportDialog,
  share: ShareDialog,
  subscribe: SubscribeDialog,
  connect: ConnectDialog,
  zone: ZoneDialog,
} as const

/** The dialog of an item of the menu. */
export function ExchangeDialogs({ kind, ...props }: ExchangeProps & { readonly kind: ExchangeKind }) {
  const Shown = dialogs[kind]
  return <Shown {...props} />
}
