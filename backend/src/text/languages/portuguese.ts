import { stemmer } from '@orama/stemmers/portuguese';
import type { Language } from './language';
import { wordList, openings, phrases, setOf } from './patterns';
import { yearDigits } from '../words/year';

const weekdays =
  '(?:segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|segunda|terça|quarta|quinta|sexta|sábado|domingo)';

export const portuguese: Language = {
  code: 'pt',
  stem: stemmer,
  capitalisedNouns: false,
  compounds: false,
  weekday: new RegExp(weekdays, 'gu'),
  functionWords: setOf(`
    a à ao aos às agora ainda além algum alguma algumas alguns antes ao apenas após aquela aquele as assim até bem cada cerca com
    como contra cujo cuja da das de dela dele deles depois desde desta deste do dois dos durante e é ela elas ele eles em embora
    enquanto entre era eram essa essas esse esses esta está estão estas estava este estes eu foi foram há isso isto já la lhe lhes
    lo mais mas me menos mesmo mesma meu minha muito muitos na não nas nem nenhum nenhuma no nos nós nossa nosso novo num numa o os
    ou onde outra outras outro outros para pela pelas pelo pelos pode podem pois por porque quais qual qualquer quando quanto que
    quem são se seja sejam sem sendo ser será serão seu seus sido só sob sobre sua suas também tanto tão tem têm ter tinha toda todas
    todo todos tu um uma umas uns vai vão várias vários você
  `),
  alsoEnglish: setOf('contra de era este eu mas tu'),
  frequent: 'da|das|dos|em|os|uma|na|ao|aos|foi|que',
  abbreviations: setOf('sr sra dr dra eng art arts n.º nº núm pág págs tel av aprox prof profa lda'),
  description: {
    instructions: setOf(`
      notícia notícias novidade novidades atualidade atualidades informação informações seguir acompanhar acompanhamento alerta
      alertas últimas últimos última último recente recentes evolução desenvolvimento desenvolvimentos tudo sobre tema temas
      importante importantes mudança mudanças relacionado relacionadas anúncio anúncios
    `),
    scope: setOf(`
      governo ministério ministro ministra estado parlamento assembleia senado congresso lei leis norma normas regulamento medida
      medidas decisão decisões política políticas público pública públicos públicas nacional nacionais europeu europeia europa
      portugal português portuguesa portugueses brasil brasileiro brasileira região regiões cidade cidades norte sul empresa
      empresas setor sector setores mercado mercados indústria país países local projeto projetos projecto plano planos programa
      consequências efeitos impacto caso casos números agência tribunal tribunais justiça
      reforma reformas debate debates negociação negociações custo custos número
      atividade atividades actividade actividades
    `),
    conjunctions: 'e|ou|bem como|assim como',
    prepositions: 'a|ao|aos|à|às|com|contra|da|das|de|do|dos|em|entre|na|nas|no|nos|para|pela|pelo|por|sobre',
    interrogatives: 'quais|qual|quant[oa]s?|por que',
  },
  numbers: {
    months: wordList('janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'),
    dateLinks: 'de |do ',
    decimal: ',',
    thousand: 'mil',
    million: 'milhões|milhão|M(?= ?[€$])',
    billion: 'mil milhões|bilhões|bilhão',
    trillion: 'biliões|bilião|trilhões|trilhão',
    currencies: { euro: 'euros?', dollar: 'dólares', pound: 'libras', yen: 'ienes?', other: 'reais|pesos|francos' },
    percent: 'por cento|pontos percentuais',
    unitLinks: 'de ',
    from: '(?:de |dos |das )(?:cerca de )?',
    to: '(?:para |a )(?:os |as )?(?:cerca de )?',
    insteadOf: 'em (?:vez|lugar) d(?:e|os|as) |contra (?:os |as )?|face a(?:os|s)? ',
    references: 'artigo|art\\.|lei|número|n\\.º|nº|página|capítulo|alínea|linha|fase|nível|processo|decreto',
  },
  pages: {
    wall: '(?:exclusivo|exclusiva|só) para assinantes|assine para (?:ler|continuar)',
    readMore: 'ler mais',
    by: 'por',
    published: 'publicado|data',
    otherDay: 'registrado',
    spans: 'segundos?|min(?:utos?)?|horas?|h|dias?|semanas?|m[êe]s(?:es)?|anos?',
    afterHyphen: setOf('e ou'),
  },
  news: {
    verbs: wordList(`
      anuncia anunciou aprova aprovou autoriza autorizou proíbe proibiu decide decidiu rejeita rejeitou suspende suspendeu adia adiou
      lança lançou abre abriu fecha fechou encerra encerrou começa começou inicia iniciou termina terminou aumenta aumentou sobe subiu
      baixa baixou desce desceu reduz reduziu cresce cresceu cai caiu eleva elevou condena condenou nomeia nomeou elege elegeu vota
      votou assina assinou acorda acordou apresenta apresentou publica publicou revela revelou confirma confirmou convoca convocou
      prorroga prorrogou prolonga prolongou demite demitiu morre morreu ganha ganhou perde perdeu compra comprou vende vendeu paga pagou
      concede concedeu cria criou mantém manteve exige exigiu pede pediu propõe propôs ordena ordenou anula anulou afirma afirmou
      declara declarou garante garantiu atinge atingiu descobre descobriu regista registou registrou recebe recebeu entra entrou
      indemniza indemnizou mata matou ataca atacou fere feriu alarga alargou contabiliza contabilizou informa informou
    `),
    auxiliaries: setOf('foi foram é são está estão tem têm tinha tinham sido havia ficou ficaram fica ficam'),
    participle:
      /^\p{Ll}{2,}(?:ado|ada|ados|adas|ido|ida|idos|idas|ído|ída|ídos|isto|erto|erta|osto|osta|ostos|eito|eita|ito|crito|crita|orto|orta|ortos|ortas|pago|paga|gue|gues)$/u,
    participleLast: false,
    past: /^(?!(?:sou|estou|vou|dou|ou|meu|seu|teu|céu|museu|europeu|partiu|judeu|chapéu|então|nem|eu|deu)$)\p{Ll}{2,}(?:ou|eu|iu|aram|eram|iram|uziu|ôs|useram|fez|fizeram|disse|disseram)$/u,
    infinitive: /^\p{Ll}{2,}(?:ar|er|ir|or|ar-se|er-se|ir-se)$/u,
    determiners: setOf(`
      o a os as um uma uns umas do da dos das de no na nos nas ao à aos às pelo pela este esta estes estas esse essa seu sua seus suas
      cada outro outra outros outras novo nova em por sem para sobre com como primeiro primeira último última num numa
    `),
    future: /(?<!\p{L})(?:\p{Ll}{2,}(?:ará|arão|erá|erão|irá|irão|rá|rão)|vai|vão)(?!\p{L})/u,
    today: phrases(`
      hoje|ontem|anteontem|esta (?:manhã|tarde|noite|semana)|(?:na|no|nesta|neste|esta|este) ${weekdays}
    `),
    ownDay: phrases('hoje|ontem|anteontem|esta (?:manhã|tarde|noite)'),
    dayBefore: phrases('ontem'),
    takesEffect: phrases(
      '(?:entra|entram|entrará|entrarão|entrou|entraram) em vigor|produz efeitos|em vigor (?:desde|a partir)',
    ),
    lookingBack: phrases('há (?:\\S+ ){1,3}(?:anos|décadas)|desde há|na altura|durante (?:anos|décadas)|outrora'),
    background: openings(`
      (?:em|desde|até|no final de|no início de) ${yearDigits}|há (?:\\S+ ){1,3}(?:anos|décadas)|até agora|até à data|historicamente
      tradicionalmente|recorde-se|no passado|na altura
    `),
    firstPerson: /(?<!\p{L})(?:eu|meu|minha|meus|minhas|me|mim|nós|nosso|nossa|nossos|nossas)(?!\p{L})/iu,
    openingPronouns: setOf(
      'ele ela eles elas este esta isto estes estas esse essa isso esses essas seu sua seus suas aquele aquela',
    ),
    connective: openings(`
      mas|e|ou|porém|contudo|no entanto|todavia|além disso|também|tampouco|por (?:isso|outro lado|sua vez|conseguinte|exemplo|último|seu lado)
      assim|então|depois(?! d[aeo])|entretanto|em vez disso|em consequência|em concreto|em particular|de facto|de fato|deste modo|desta (?:forma|maneira)
      do mesmo modo|neste (?:sentido|caso|contexto)|a este respeito|ao mesmo tempo|primeiro|segundo(?! (?:[ao]s?|um|uma) )|finalmente|igualmente|ali|aqui|já
      ambos|ambas|daí|portanto
    `),
    opinionTitle: openings('opinião|editorial|crónica|crônica|coluna|cartas? (?:ao diretor|do leitor)|análise'),
    aside: openings(`
      leia também|ler também|leia mais|saiba mais|veja também|ver também|foto|fotografia|imagem|vídeo|fonte|subscreva|assine|siga-nos|siga
      registe-se|cadastre-se|partilhe|compartilhe|clique|arquivo|publicidade|na imagem|legenda
    `),
    undoing: phrases(
      'suspend\\p{Ll}+|suspens\\p{Ll}+|anul\\p{Ll}+|adi(?:a|ou|ado|ada)|rejeit\\p{Ll}+|retir\\p{Ll}+|cancel\\p{Ll}+|bloque\\p{Ll}+|revog\\p{Ll}+|trav\\p{Ll}+',
    ),
  },
  endings: {
    done: '(?:revogad|anulad|retirad|suprimid|abolid|cancelad|invalidad|levantad|suspens|rescindid|abandonad|arquivad|interrompid|recolhid|travad|dissolvid|desconvocad)[oa]s?|declarad[oa]s? (?:nul[oa]|ilegal|ilegais|inconstitucional)s?',
    passive: 'foi|foram|é|são|está|estão|fica|ficam|ficou|ficaram|tem sido',
    active: 'tem|têm',
    finite: wordList(`
      revogou revogaram revoga revogam anulou anularam anula anulam retirou retiraram retira retiram suprimiu suprimiram suprime
      aboliu aboliram cancelou cancelaram cancela cancelam invalidou invalidaram invalida levantou levantaram levanta levantam
      abandonou abandonaram abandona arquivou arquivaram interrompeu travou travaram desconvocou desconvocaram chumbou
      suspendeu suspenderam suspende suspendem
    `),
    over: '(?:já não|não) (?:está|é) (?:já |mais )?(?:em vigor|vigente|válid[oa])|já não (?:vigora|se aplica)|não (?:vigora|se aplica) mais|deixou de (?:vigorar|se aplicar|estar em vigor)|perdeu (?:a )?vigência|(?:ficou|ficaram|fica) sem efeito|é (?:já )?(?:história|inconstitucional)|caducou|expirou|fracassou|falhou',
    openers: 'que|quem|quando|onde|porque|pois',
    oblique: setOf(''),
    not: phrases(`
      não|nunca|jamais|nem|nenhum|nenhuma|quase|se|antes|até|talvez|alegadamente|supostamente|por engano|por erro|brevemente
      parte|partes|parcialmente|em parte|artigos?|alíneas?|parágrafos?|projeto de lei|proposta|certos|certas
    `),
  },
};
