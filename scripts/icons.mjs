// Writes the generated icon files from the icons of Phosphor: node scripts/icons.mjs
import { root } from './build-stamp.mjs'
import { writeIcons } from './icons/write-icons.mjs'

await writeIcons(root)
