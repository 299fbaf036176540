import './browser/entry'
