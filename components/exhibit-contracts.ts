/** The moving exhibits: what may stand beside the words of a hero. */
import { chatDemo } from './ChatDemo/ChatDemo.contract'

export const exhibits = { ChatDemo: chatDemo }
