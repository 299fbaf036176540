/** What every page runs. Pages are HTML only: Vike adds this script, a build inlines it (output/inline.ts). */
import './browser/entry'
