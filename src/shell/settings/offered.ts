/** Whether this deployment offers the settings drawer: the server says so in the page. */
export const isDrawerOffered = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="settings-drawer"]')?.content === 'on'
