// Writes the drawings of the icons from those of Phosphor: node scripts/icons.mjs
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './build-stamp.mjs'
import { iconFiles } from './icons/icon-files.mjs'

for (const { path, content } of await iconFiles(root)) writeFileSync(join(root, path), content)
