import createCache from '@emotion/cache'
import rtlPlugin from 'stylis-plugin-rtl'
import { cacheOptions } from './cache-options'

/** The emotion cache of a right-to-left layout. */
export const rightToLeftCache = createCache({ ...cacheOptions, key: 'rtl', stylisPlugins: [rtlPlugin] })
