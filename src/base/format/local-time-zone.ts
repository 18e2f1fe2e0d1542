/** The IANA name of the time zone of the browser; UTC if the browser does not say it. */
export const localTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
