/** Whether this deployment offers the settings drawer, by a meta tag that the server sets. */
export const isDrawerOffered = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="settings-drawer"]')?.content === 'on'
