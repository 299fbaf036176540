import { readFileSync } from 'node:fs'
import { createSentences } from '../../server/chat/model/sentences'
import { Reply } from '../../server/chat/model/reply'
