import { z } from 'zod'

/** The settings that the pages get, and with them every visitor. */
export interface PublicSettings {
  /** The base URL of the API, without a slash at the end; undefined if the API has the origin of the pages. */
  readonly apiBaseUrl?: string | undefined
  /** The public access token of the maps service; without it pages show the site's own map. */
  readonly mapsToken?: string | undefined
}

export const publicVariables = {
  API_BASE_URL: z
    .string()
    .refine(
      isBaseUrl,
      'API_BASE_URL must be an address like https://api.company.com, without a slash at the end.',
    )
    .optional(),
  MAPS_TOKEN: z
    .string()
    .regex(/^[\w.-]{1,500}$/, 'MAPS_TOKEN must be letters, digits, dots, dashes and underscores.')
    .optional(),
}

type Values = { readonly [Name in keyof typeof publicVariables]?: string | undefined }

export const publicSettingsOf = ({ API_BASE_URL, MAPS_TOKEN }: Values): PublicSettings => ({
  apiBaseUrl: API_BASE_URL,
  mapsToken: MAPS_TOKEN,
})

/** Whether a text is an http(s) URL that a path can be appended to. It is written into pages and their policies. */
function isBaseUrl(text: string): boolean {
  if (!/^https?:\/\/[\w.:[\]-]+(\/[\w.~-]+)*$/.test(text)) return false
  return URL.canParse(text)
}
