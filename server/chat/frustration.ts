/** How visitors say that they are not helped, each the whole of what is said. Folded, without marks. */
export const frustration = [
  '(?:das |des )?(?:bringt|hilft|nutzt) (?:mir |uns )?(?:(?:gar |uberhaupt )?nichts?|nicht weiter|wenig)',
  String.raw`(?:du|sie|ihr) (?:verste\w+|kapier\w+) (?:mich|es|das|nichts?)(?: (?:nicht|gar nicht|falsch))?`,
  String.raw`(?:du|sie|ihr) (?:verarsch\w+|pflanzt) (?:mich|uns)(?: (?:doch|ja|wohl|da|nur))*`,
  '(?:ich gebe? auf|vergist? (?:es|das)|las (?:es|mal))',
  String.raw`(?:das ist |so )?(?:ja |doch |ales )?(?:zum verzweifeln|zum aus der haut fahren|(?:ein )?(?:schmar\w*|blodsin|unsin|mist|quatsch|kas))`,
  String.raw`(?:(?:du|sie|ihr) (?:bist|sind|seid)|bist du|sind sie|seid ihr) (?:\w+ ){0,3}(?:dum|blod|depert|nutzlos|unfahig|unbrauchbar|trotel|volkofer|idiot\w*|dep\w*)`,
  String.raw`(?:du|sie|ihr) (?:hast|haben|habt) (?:mich|mir|das|(?:auf )?meine frage)(?: \w+){0,2} (?:nicht|falsch|nie)(?: \w+)? (?:be|ge|ver|zuge)\w+`,
  String.raw`(?:das|des|danach|darum) (?:hab|habe|haben|hob) (?:ich|wir|i)(?: \w+)? (?:nicht|nie) (?:gefragt|gemeint|gesagt|wisen wolen)`,
  '(?:das |des )?(?:war|ist|is) nicht (?:meine|die) (?:frage|antwort)(?: auf meine frage)?',
  '(?:das (?:stimmt|past) (?:so )?nicht|(?:das ist )?falsch)',
].join('|')
