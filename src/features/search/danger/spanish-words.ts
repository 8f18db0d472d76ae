/** The same groups in Spanish. If one matches, the notice is in Spanish. */
export const SPANISH = {
  not: "no, sin, nunca, ya no, tampoco, nada",
  hurt: "duele*, dolor*, presion, opresion, aprieta, punzada*, ardor, doler, doliendo, oprim*, aprieta*, apret*, punzad*, arde*, pesadez, peso, calambre*, dormid*, entumid*, piquete*",
  chest: "pecho",
  weightThing:
    "elefante*, caballo, vaca, toro, camion, carro, coche, tractor, tonelada*, ladrillo*, piedra, roca, losa*, bloque*, yunque, costal, gorila",
  pressesOn: "sentad*, parad*, acostad*, encima, estuvier*, tuvier*, pis*, aplast*, empuj*",
  likeWord: "siento, siente, como si, como que, sentir, parece que, se siente",
  bandThing: "banda, cinturon, faja, cincho, soga, lazo, prensa, tenaza*",
  aroundWord: "alrededor, en, que, aprieta, sobre, encima",
  chestPressed:
    "aplast* el pecho, aplast* mi pecho, aplastan el pecho, aplastando el pecho, apachurr* el pecho, estruj* el pecho, aprisiona el pecho",
  calmWeight: "tatuaje*, gato, perro, bebe, pesas, gimnasio, monitor, masaje",
  heart: "corazon",
  attack: "ataque, infarto, ataque*, infarto*",
  infarct:
    "infarto*, paro cardiaco, ataque al corazon, ataque cardiaco, infart*, ataques cardiacos, ataque del corazon, paro al corazon",
  stroke: "derrame*, embolia, derrame cerebral, ictus, embolia*, infarto cerebral, evento vascular",
  face: "cara, boca, rostro, cachete, parpado, sonrisa",
  droop:
    "caida, caido, torcio, torcida, torcido, chueca, chueco, de un lado, paralizada, se le cayo, torc*, tuerce, chuec*, se le chueco, paraliz*, colgad*, desviad*, dormid*, adormecid*, se le fue",
  talk: "hablar, habla, palabras",
  slur: "arrastrada, arrastra las palabras, trabada, se le traba, arrastr*, trabad*, se le traba la lengua, enred*, balbuc*, arrastrando",
  cantEs: "no puede, no puedo, no pueden, no podia, no logra, ya no puede, no podemos",
  abilitiesEs:
    "hablar, mover, moverse, moverme, caminar, ver, respirar, tragar, despertar, levantar, levantarse, pararse, sostenerse, mover el brazo, mover la pierna, articular",
  sudden: "de repente, repentin*, de pronto, subito, subit*, de la nada, de golpe",
  numb: "adormecid*, entumid*, paraliz*, debil, debilidad, adormec*, dormid*, entum*, sin fuerza*, hormigue*, no siente, no siento, durmio, me durmio",
  neuro:
    "confundid*, ciego, adormecid*, paraliz*, debil, debilidad, ciega, adormec*, dormid*, entum*, vista, no ve, no veo, no puede hablar",
  oneSide:
    "un lado, lado izquierdo, lado derecho, brazo izquierdo, de un lado, medio cuerpo, la mitad, mitad del cuerpo, brazo derecho, pierna izquierda, pierna derecha, media cara, mitad de la cara, mano derecha, mano izquierda, la mitad del cuerpo, medio lado",
  trouble:
    "no puede, no puedo, dificultad, le cuesta, me cuesta, falta, dejo de, no, apenas, sin, no podemos, batalla, batallando, trabajo, trabajosamente, mal, rapido, corto, le falta, me falta",
  breath: "respir*, aire, aliento, respiracion, resuello",
  choke: "ahog*, atragant*, asfixi*, atorad*, se atoro, se le atoro, atoro, se me atoro",
  blue: "azul*, morad*",
  lips: "labio*, unas, boca, lengua",
  throat: "garganta, lengua, cuello",
  closing:
    "cierra, cerrando, hinchad*, hincha, inflamad*, cierra*, cerr*, hinch*, inflam*, tapa, tapando, tapad*",
  allergy: "alerg*, reaccion, ronchas, cacahuate*, mariscos, camaron*, penicilina",
  severe:
    "sever*, fuerte*, mucho, insoportable, terrible, horrible, intenso, intensa, agudo, insoportable*, terrible*, horrible*, intens*, agud*, muy mal, fuertisim*, profund*, grave, graves, gravemente",
  bleedVerb: "sangrando, sangra, sangrado, hemorragia, sangr*",
  much: "mucho, mucha, muchisima, demasiada, grave, no para, chorro, chorros, bastante, muchisimo, chorreando, demasiado, no deja, no se detiene, no le para, no me para, empap*, harta, un monton, litros",
  endless: "para, parar, deja, detiene, detener, parando, controlar, cesa, se le quita, corta",
  vomit: "vomit*, tos*, tose, escup*, tos, tosiendo, toser, guacare*, devolv*, devuelve, arroj*",
  vomitOnly: "vomit*, guacare*",
  head: "cabeza",
  hit: "golpe*, pego, pegue, pegaron, golpazo, choc*, descalabr*, estrell*, pateo, patada",
  outCold:
    "inconsciente*, desmay*, desvanec*, perdio el conocimiento, colapso, perdida de conocimiento, perdida del conocimiento, pierde el conocimiento, sin conocimiento, perdio la conciencia",
  wake: "despierta, despertar, despierte, responde, reacciona, despierto",
  move: "mueve, mover, moverse, movia, moviendo",
  seizing:
    "convulsi*, ataque de epilepsia, ataque epileptico, ojos en blanco, convulsion*, convulsiv*, ataques, ataque de convulsion*, le dio un ataque",
  overdose: "sobredosis, se paso de droga*, se paso con las drogas, se paso de pastillas",
  othersEs:
    "abuela, abuelo, mama, papa, esposo, esposa, hermano, vecino, abuelita, de su, ajena*, equivocad*, abuelos, papas, perro, vaca, caballo, tia, tio, suegra",
  tookEs:
    "tomo, tome, tomaron, trago, tragaron, tomado, comio, ingirio, bebio, tomar, se tomo, se trago, toma, dio, di, tom*, trag*, comi*, ingiri*, beb*, le di, echo",
  tooMuchEs:
    "demasiad*, muchas, muchos, de mas, todas, todo el frasco, doble, extra, dos veces, monton, bastantes, todo el bote, el frasco entero, frasco, bote, punado, doble dosis, mas de la cuenta, # pastillas, todo el jarabe, media botella, botella entera, equivoc*, por error",
  medicineEs:
    "pastilla*, pildora*, medicina*, medicamento*, tableta*, insulina, droga*, capsula*, jarabe, tylenol, paracetamol, ibuprofeno, aspirina*, somnifero*, vitaminas, gotas, dosis, calmantes",
  ingestedEs:
    "tomo, trago, comio, ingirio, bebio, tome, trague, bebi, comi, tragado, tomado, bebido, tragaron, se comio, lamio, tomaron, tomo un, tragu*, trag*, comi*, ingiri*, lami*, mordi*, chup*, mastic*, metio a la boca, se metio, en la boca, probo, tomando, por tomar, bebieron, comieron, comido, se comieron, se tomo, se bebio, se trago",
  hazardEs:
    "cloro, blanqueador, veneno, pila, pilas, bateria, pastillas, pildoras, gasolina, detergente, jabon, insecticida, pesticida, herbicida, anticongelante, moneda, iman, imanes, vidrio, medicina*, raticida, thinner, alcohol, quimico*, limpiador, acetona, amoniaco, clorox, lejia, veneno*, mata ratas, matarratas, pila*, bateria*, pastilla*, pildora*, diesel, petroleo, keroseno, queroseno, detergente*, suavizante, pinol, fabuloso, insecticida*, pesticida*, plaguicida*, herbicida*, fertilizante*, roundup, refrigerante, moneda*, iman*, vidrio*, tinher, aguarras, limpiador*, limpia hornos, destapacanos, sosa, sosa caustica, acido, quitaesmalte, esmalte, amonia, hongo*, honguito*, bolitas, naftalina, champu, perfume, gomitas, marihuana, vape, nicotina, cigarro*, colilla*, desinfectante, gel antibacterial, enjuague bucal, pegamento, kola loka, pintura, aceite de lampara, liquido de frenos, alfiler, tornillo, clavo, canica, pila de boton, capsula de detergente, bayas, moras silvestres, productos de limpieza, desparasitante, ivermectina, cemento, liquido, planta venenosa, plantas, una planta, aguja, juguete, baya, hoja venenosa, pintura de unas, tinte, esmalte de unas",
  poison: "veneno*, envenen*, intoxic*, intoxicacion*, envenenamiento, toxico, toxica",
  chemical:
    "quimico*, pesticida*, plaguicida*, herbicida*, insecticida*, cloro, amoniaco, acido, fertilizante*, clorox, lejia, blanqueador, amonia, sosa, sosa caustica, gasolina, diesel, thinner, limpiador*, pinol, detergente, roundup, veneno*, liquido de frenos, desengrasante, cal, cemento, acido de bateria, gas pimienta, kola loka, pegamento, aerosol, anhidro, jabon para platos, perfume, jabon",
  eye: "ojo, ojos",
  skin: "piel, cara, boca, mano, manos, brazo*, pierna*, cuerpo, ropa, espalda, pies",
  exposed:
    "salpic*, derramo, cayo, rocio, inhalo, respiro, derram*, callo, le cayo, me cayo, entro, roci*, inhal*, respir*, moj*, empap*, quem*, mezcl*, ech*, en los ojos, al ojo, en la cara, maread*, vomit*, dolor de cabeza, tos, arden, me arden, le arden, mareo, mareos, marea, mareando, mareamos",
  burn: "quem*",
  hot: "agua caliente, agua hirviendo, aceite, fuego, acido, quimico*, hirviendo, caliente, aceite caliente, lumbre, vapor, gasolina, corriente, electric*",
  child:
    "bebe, nino, nina, hijo, hija, ninos, ninas, hijos, hijas, nieto, nieta, sobrino, sobrina, bebita, bebito, hijito, hijita, nene, nena, chamaco, chamaca, chiquito, chiquita, criatura, muchacho, muchacha, nietos, de # anos, de # meses, de un ano, mijo, mija",
  baby: "bebe, nino, nina, hijo, hija, recien nacido, bebita, bebito, nene, nena, recien nacida, de # meses, de # dias, de # semanas",
  fetus: "bebe",
  newborn:
    "recien nacid*, bebe de # dias, bebe de # semanas, bebe de un mes, bebe de 1 mes, bebe de 2 meses, bebe de 3 meses, bebe de dos meses, de # dias de nacido, de # dias de nacida, # semanas de nacido, recien nacido, recien nacida, recien nacidos, mes de nacido, meses de nacido",
  youngBaby: "bebe, bebita, bebito, beba, nene, nena, hijo, hija, nino, nina, criatura, recien nacid*",
  ageInDays: "de # dias, de # semanas, de un mes, de 1 mes, de 2 meses, de dos meses",
  lasting:
    "fiebre de # dias, calentura de # dias, temperatura de # dias, hace # dias, por # dias, llev* # dias, desde hace # dias, hace # semanas, por # semanas, fiebre de un mes, tos de # dias, tos de # semanas",
  fever: "fiebre, calentura, temperatura, fiebre*, calentura*, ardiendo en",
  degreesWord: "grados",
  feverFelt: "fiebre*, calentura*, ardiendo en, escalofrio*, esta ardiendo",
  immuneWeak:
    "quimio*, quimioterapia*, kimio, tratamiento de cancer, tratamiento del cancer, tratamiento para el cancer, trasplant*, transplant*, sin bazo, no tengo bazo, no tiene bazo, le quitaron el bazo, me quitaron el bazo, defensas bajas, defensas muy bajas, bajas defensas, bajas las defensas, bajo de defensas, baja de defensas, inmunodeprimid*, inmunosuprimid*, inmunocomprometid*, sistema inmune debil, sistema inmunologico debil, globulos blancos bajos, neutropenia, anemia falciforme, celulas falciformes, cateter",
  immuneDrug:
    "cortisona, prednisona, dexametasona, esteroide*, metotrexato, biologico*, radiacion, radioterapia, leucemia, linfoma, cancer, lupus, vih, sida",
  calmImmune:
    "clase*, grupo de apoyo, causa, causas, efecto secundario, efectos secundarios, vacuna*, cita, citas, hace # anos, peluca*, que es",
  pregnant: "embaraz*, preñada, prenada, encinta, semanas de embarazo, meses de embarazo, esperando bebe",
  waterBroke:
    "rompio la fuente, rompio fuente, rompi fuente, se rompio la bolsa, rompi la fuente, rompio la bolsa, se me rompio la fuente, se le rompio la fuente, se revento la fuente, revento la fuente, tiro agua",
  babyComing:
    "ya viene el bebe, viene el bebe, ya nace, esta naciendo, dando a luz, ya va a nacer, va a nacer, se le ve la cabeza, se ve la cabeza, ya se ve la cabeza, se me sale el bebe, se le sale el bebe, esta por nacer, nacio en la casa, nacio en el carro, naciendo, ya salio la cabeza, esta coronando",
  snake:
    "serpiente*, vibora*, culebra, cascabel, alacran, culebra*, alacran*, arana*, viuda negra, arana violinista, coralillo",
  bite: "mord*, pico, picadura, mordedura*, mordida, pic*, picad*, picadura*, piquete, picoteo",
  wound:
    "apunal*, balazo*, baleado, dispararon, disparo, le dispararon, navajazo, herida de bala, acuchill*, balead*, balacear*, navaj*, macheta*, tiro, tiros, tiroteo, herida profunda, herida abierta, disparos, disparado, se disparo, me dispare, disparandose",
  emergencyNow:
    "emergencia, emergencia medica, auxilio, es una emergencia, emergencia*, ayuda urgente, urgente ayuda, socorro, ayudenme por favor, ayudeme por favor",
  ambulance: "ambulancia, ambulancia*, paramedico*",
  dyingEs:
    "muriendo, muriendome, se muere, me muero, se esta muriendo, muriendose, se me muere, se nos muere, agonizando, agoniza, se va a morir, me voy a morir, esta por morir",
  belly: "estomago, vientre, barriga, panza",
  headache: "dolor de cabeza, duele la cabeza, me duele la cabeza, le duele la cabeza, migrana",
  worst: "insoportable, peor, muy fuerte, insoportable*, mas fuerte, horrible, terrible, de mi vida",
  suicide: "suicid*, suicida, suicidio, suicidarse, suicidarme, suicidar, pensamientos suicidas",
  indirect:
    "quiero morir*, me quiero morir, quisiera morir*, quiero estar muert*, no quiero vivir, ya no quiero vivir, no quiero seguir viviendo, quitarme la vida, quitarse la vida, no vale la pena vivir, cortarme las venas, cortarse las venas, hacerme dano, acabar con todo, acabar con mi vida, terminar con mi vida, terminar con todo, mejor sin mi, quiero desaparecer, lastimarme, no aguanto mas vivir, ya no puedo mas, cansado de vivir, cansada de vivir, deseo morir, ganas de morir*, no quiero despertar, quiero matarme, me quiero matar, se quiere matar, quiere matarse, me voy a matar, se va a matar, ahorcarme, colgarme, pegarme un tiro, linea de crisis, no tengo razon para vivir, no quiero estar vivo, no quiero estar viva, nadie me extranaria, nadie me va a extranar, si me muero, si me muriera, soy una carga, dormir y no despertar, no despertar nunca, ya no aguanto mas, no le importo a nadie, no tengo esperanza, no quiero estar aqui, me quiero ir de este mundo, no quiero existir, quitarme de en medio, quiero dormir para siempre, sin ganas de vivir, no tengo ganas de vivir, ya no tengo ganas de vivir, sin ganas de seguir, perdi las ganas de vivir, perdio las ganas de vivir, no le encuentro sentido a la vida, no tiene sentido vivir, para que vivir, para que vivo, para que seguir, para que sigo vivo, no vale la pena seguir, la vida no vale, la vida no tiene sentido, mi vida no tiene sentido, mi vida no vale, odio mi vida, odio vivir, estaria mejor muerto, estaria mejor muerta, mejor muerto, mejor muerta, valgo mas muerto, valgo mas muerta, vale mas muerto, estarian mejor sin mi, estaria mejor sin mi, estan mejor sin mi, sin mi estarian mejor, ojala me muera, ojala me muriera, ojala no despertara, ojala no despierte, ojala no hubiera nacido, ojala ya no despierte, quisiera no despertar, quisiera no haber nacido, quisiera estar muerto, quisiera estar muerta, quiero estar muerto, quiero estar muerta, quisiera morir, quisiera morirme, me quisiera morir, prefiero morir, prefiero estar muerto, prefiero morirme, prefiero la muerte, deseo la muerte, se quiere morir, quiere morirse, quiere morir, quieren morir, dice que se quiere morir, no quiere vivir, ya no quiere vivir, no quiere seguir viviendo, no despertar mas, dormir y ya no despertar, no volver a despertar, dormirme y no despertar, ya no aguanto la vida, no aguanto la vida, no aguanto esta vida, no soporto la vida, no soporto vivir, no soporto esta vida, cansado de la vida, cansada de la vida, harto de vivir, harta de vivir, harto de la vida, harta de la vida, no puedo mas con la vida, no puedo seguir viviendo, no puedo seguir asi, no quiero seguir aqui, ya no quiero estar aqui, ya no quiero nada, quisiera desaparecer, quiero dejar de existir, dormir para siempre, quiero que todo termine, quiero que todo acabe, que se acabe todo, que todo se acabe, que esto acabe, quiero acabar con esto, quiero acabar con todo, quiero terminar con todo, nadie me extranara, a nadie le importo, a nadie le importaria, soy un estorbo, hacerse dano, se hace dano, me hago dano, lastimarse, se lastima a proposito, se esta cortando, se corta los brazos, se corta las munecas, cortarse los brazos, me corto los brazos, cortarme los brazos, me estoy cortando, me corto para, me corto cuando, me corto a proposito, autolesion*, autolesiones, carta de despedida, nota de despedida, carta de suicidio, nota suicida, dejo una carta, mensaje de despedida, se despidio de todos, me despido de todos, adios para siempre, adios a todos, linea de suicidio, ya no hay salida, no veo salida, no le veo salida, pensamientos de muerte, pienso en la muerte, pienso en morir, pienso en morirme, ganas de morir, ganas de morirme, tengo ganas de morir, voces que me dicen que me mate, voces me dicen que me mate, quiero lastimar a mi bebe, quiero hacerle dano a mi bebe, seria mejor si no existiera, si no existiera, si ya no estuviera, si yo no estuviera, si me mato, como morir sin dolor, formas de morir, como morir rapido, como matarme, como suicidarme, cuantas pastillas para morir, cuantas pastillas se necesitan para morir, morir sin dolor, la forma mas facil de morir, muerte sin dolor, no quiero seguir con, ya no quiero seguir, razones para vivir, razon para vivir, motivos para vivir, motivo para vivir, nada por que vivir, nada por quien vivir, nada para que vivir, no tengo por que vivir, no tengo para que vivir, no me importa vivir, no me importa morir, no me importa si me muero, me da igual morir, me da igual vivir, que se acabe el dolor, acabar con el dolor, acabar con este dolor, acabar con mi sufrimiento, terminar con este sufrimiento, me quiero ir con, irme con dios, perdonenme por lo que voy a hacer, perdonenme por lo que, cuando yo no este, no merezco vivir, merezco morir, mi familia no me necesita, sobro en este mundo, todos serian mas felices sin mi, serian mas felices sin mi, seria mejor morir, seria mejor estar muerto, es mejor morir, mejor me muero, mejor me mato, mejor morirme, ya no quiero existir, odio estar vivo, odio estar viva, odio mi existencia, deberia estar muerto, deberia morir, deberia morirme, ya me quiero ir de este mundo, sentido a mi vida, sentido a la vida, sentido a vivir, encuentro sentido, soy una carga para, soy un estorbo para, cansado de ser una carga, cansada de ser una carga, mejor estaria muerto, mejor estaria muerta, mejor muerta que, no quiero estar en este mundo, ya no quiero estar en este mundo, estar en este mundo, irme de este mundo, no quiero estar en esta vida, no quiero estar en esta tierra",
  bleedAny: "sangr*, sangre, hemorrag*, sangrad*",
  blood: "sangre",
  headOnly: "cabeza",
  relative:
    "esposo, esposa, marido, mujer, papa, mama, padre, madre, abuelo, abuela, abuelito, abuelita, hijo, hija, hermano, hermana, tio, tia, primo, prima, nieto, nieta, amigo, amiga, novio, novia, vecino, vecina, companero, companera, patron, senor, senora, muchacho, muchacha, nino, nina, bebe, chamaco, sobrino, sobrina, cunado, suegro, suegra, cuate, trabajador, joven",
  anyone:
    "esposo, esposa, marido, mujer, papa, mama, padre, madre, abuelo, abuela, abuelito, abuelita, hijo, hija, hermano, hermana, tio, tia, primo, prima, nieto, nieta, amigo, amiga, novio, novia, vecino, vecina, companero, companera, patron, senor, senora, muchacho, muchacha, nino, nina, bebe, chamaco, sobrino, sobrina, cunado, suegro, suegra, cuate, trabajador, joven, me, le, se, nos, alguien, persona, todos, estoy, estamos",
  person:
    "esposo, esposa, marido, mujer, papa, mama, padre, madre, abuelo, abuela, abuelito, abuelita, hijo, hija, hermano, hermana, tio, tia, primo, prima, nieto, nieta, amigo, amiga, novio, novia, vecino, vecina, companero, companera, patron, senor, senora, muchacho, muchacha, nino, nina, bebe, chamaco, sobrino, sobrina, cunado, suegro, suegra, cuate, trabajador, joven, alguien, se, me",
  babyOnly: "bebe, bebita, bebito, recien nacido, nene",
  anyPart:
    "cabeza, cara, cuello, garganta, pecho, estomago, panza, barriga, abdomen, espalda, costado, costillas, ingle, muslo, pierna, piernas, brazo, brazos, ojo, ojos, hombro, cadera, rodilla, mano, manos, pie, pies, muneca, tobillo, boca, dedo, dedos, oreja, nariz, labios, cuerpo, lengua",
  deepPart:
    "cabeza, cara, cuello, garganta, pecho, estomago, panza, barriga, abdomen, espalda, costado, costillas, ingle, muslo, pierna, piernas, brazo, brazos, ojo, ojos, hombro, cadera, rodilla, mano, manos, pie, pies, muneca, tobillo, boca, cuerpo",
  pierce:
    "clavo*, varilla, fierro, cuchillo, navaja, palo, vidrio, bala, horquilla, alambre, metal, tornillo, anzuelo, desarmador, tubo, estaca, cuerno, tenedor",
  throughIn: "en, atraveso, clavado, clavada, enterrado, enterrada, enterro, clavo",
  pierced: "enterr*, clav*, ensart*, atraves*, encaj*, perfor*, incrust*",
  hives:
    "ronchas, roncha, urticaria, hinchad*, hincha*, se hincho, se esta hinchando, se hincho toda, se hincho todo, se le hincho la cara, todo hinchado, toda hinchada",
  cough: "tos, toser, tose, tosiendo",
  inhaler: "inhalador*, nebulizador, salbutamol, albuterol, bombita",
  working: "funciona, ayuda, sirve, hace efecto, hace nada, le hace",
  asthma: "asma, asmatic*, silbido*, pecho cerrado, se le cierra el pecho, se me cierra el pecho",
  turn: "esta, se puso, se esta poniendo, poniendo, puso, pone, tiene, quedo, volviendo",
  stopped: "dejo de, deja de, paro de, para de",
  badState:
    "se desplomo, desplom*, inconsciente*, no reacciona, no responde, no se mueve, flacido, flacida, desguanzado, aguado, tirado en el piso, tirada en el piso, tirado, tirada, no da senales, sin vida, se puso morado, se puso azul, se puso morada, se desmayo, se me desmayo, privado, privada, ojos en blanco, no vuelve en si, no abre los ojos, medio inconsciente, apenas respira, casi no respira, perdio el sentido, sin sentido, quedo tieso, quedo tirado, no da respuesta, se privo, se esta yendo, agonizando, se puso blanco, se puso gris",
  muddled:
    "confundid*, desorientad*, delir*, incoherente*, no sabe donde, no reconoce, no me reconoce, dormid*, adormilad*, somnolient*, atarantad*, aturdid*, mareado, mareada, mareados, temblando, tiembl*, tembl*, sudando, hablando cosas, habla raro, no coordina, actua raro, dice incoherencias, diciendo cosas, ido, desvariando, desvaria",
  muddledOrOut:
    "confundid*, desmay*, inconsciente*, vomit*, maread*, delir*, convulsion*, no despierta, no reacciona, no responde, desorientad*, desvaneci*, dormid*",
  animal:
    "caballo, caballos, yegua, vaca, vacas, toro, toros, becerro, buey, puerco, cerdo, marrano, mula, burro, chivo",
  mauled:
    "patad*, corne*, cornad*, embist*, aplast*, tumb*, tir*, arrastr*, golpe*, pisote*, revolc*, aventar*, avent*, patea*, pateo, patead*, piso, pisot*, pisado, pisando, pego, pegar*, aplasto, revento, tiro, corneo, embistio, pisoteo, arrastro, avento, tumbo, mordio, dejo caer",
  machine:
    "tractor*, maquina*, sinfin, barrena, cosechadora, trilladora, empacadora, montacargas, sierra, motosierra, cuatrimoto, moto, podadora, molino, banda, remolque, pto, silo, camioneta, troca, camion, rastra, esmeril, toma de fuerza, cardan, flecha, enfardadora, ensiladora, picadora, desgranadora, tolva, sin fin, elevador de grano, banda transportadora, revolvedora, prensa",
  trapped:
    "atorad*, atrap*, aplast*, volc*, volte*, prensad*, prens*, agarr*, sepultad*, enterrad*, enred*, debajo, encima, cayo encima, machuc*, le paso por encima, paso encima",
  digit: "dedo*, mano*, brazo*, pierna*, pie, pies, pulgar, oreja",
  cutThrough: "cort*, arranc*, mocho, mochar, trozo, amput*, me mocho, se mocho, volo, corto, corte",
  off: "el dedo, los dedos, la mano, el brazo, la pierna, el pie",
  amputate: "amput*, se mocho, se me mocho, me moche, se arranco, le arranco, se volo el dedo",
  fell: "cayo, cai, se cae, caida, caer, caerse, callo, tropez*, resbal*, aventado, tumbado, se cayeron",
  height: "techo, escalera*, arbol, caballo, cama, andamio, ventana, silo, troca, camioneta, mesa, barda",
  highPlace: "techo, azotea, escalera*, andamio, arbol, silo, balcon, caballo, barda, molino",
  limb: "brazo, brazos, pierna, piernas, mano, manos, pie, pies, lado, cuerpo",
  feel: "siente, siento, sentir, siente las",
  bone: "hueso*",
  out: "salido, afuera, de fuera, se ve, se le ve, saliendo, expuesto, salio",
  broken: "quebr*, fractur*, rompi*, rota, roto, rotos, rotas",
  neck: "cuello, columna, nuca",
  vehicle: "carro*, troca, camioneta, moto, camion, bicicleta, cuatrimoto, auto, coche, trailer, tren",
  crash: "choc*, choque, accidente, volc*, volcadura, atropell*, volte*, estrell*",
  ranOver:
    "atropell*, lo atropello, le paso por encima, le paso el tractor, le paso la troca, lo arrollo, arroll*",
  sameQuestion:
    "vomit*, confundid*, dormid*, mucho sueno, sueno, no recuerda, mareado, mareada, raro, sangr*, no despierta, convulsion*, se duerme",
  anyCut: "cort*, cortada, cortadura, herida, rajad*, raj*, tajo, machet*, navaj*, sierra",
  faint:
    "maread*, desmay*, debil, debilidad, palid*, desvanec*, se me va el aire, se le va, sudor frio, mareo, mareos, marea, mareando, mareamos",
  stool: "popo, excremento, heces, caca, evacu*, recto, hace del bano",
  tarry: "negro, negra, negras, como alquitran, cafe molido",
  sweat: "sud*, sudor, sudor frio, sudando, nausea*, ganas de vomitar",
  arm: "brazo*, hombro*",
  jaw: "quijada, mandibula",
  pale: "palid*, gris, blanco",
  racing: "acelerad*, latiendo muy rapido, late muy rapido, palpitaciones, taquicardia, late rapido",
  pulse: "pulso, latido*",
  vision: "vista, vision, ver, veo, ve",
  lost: "perdi*, perd*, pierd*",
  blurry: "borros*, nublad*, doble, luces, manchas, lucecitas, estrellas",
  pupils: "pupila*",
  uneven: "grande, diferente*, desiguales, dilatad*",
  water:
    "agua, alberca, piscina, lago, rio, tina, canal, tanque, pila de agua, estanque, balde, cubeta, noria, arroyo",
  drown: "ahog*",
  pulledOut:
    "sacamos, sacaron, lo saque, la saque, se cayo a, se cayo al, cayo a, cayo al, flotando, boca abajo, encontr*",
  coldWords:
    "frio, nieve, congelad*, congel*, helad*, hielo, temblando de frio, hipotermia, tormenta, mucho frio, nevada, ventisca, afuera toda la noche",
  heatTopic: "golpe de calor, insolacion, insolad*, hipotermia",
  frostbite: "congelacion, dedos congelados, congelados, congelad*",
  heatWords: "calor, sol, asole*, insolad*, piscando, caluroso",
  hotCar:
    "encerrado en el carro, encerrada en el carro, dentro del carro con, en el carro caliente, encerrado en la troca",
  hotThing:
    "aceite, aceite hirviendo, agua hirviendo, agua caliente, manteca, grasa, caldo, sopa, cafe caliente, cafe, vapor, radiador, fuego, lumbre, estufa, comal, plancha, brasas, lena, gasolina, llamas, asador, olla, fogata, cohete, cohetes, chapopote, atole, frijoles, boiler, tanque, tanque de gas, pipa",
  hotContact:
    "quem*, cayo, callo, caer, derram*, salpic*, tir*, volte*, brinc*, explot*, ampoll*, se echo, se vacio, ech*, agarr*, toco, escald*, cai*, vaci*",
  burnPart:
    "cara, cuello, manos, mano, pecho, brazo, brazos, pierna, piernas, cuerpo, espalda, panza, pies, boca, ojos",
  scald:
    "escald*, se prendio fuego, prendio fuego, en llamas, se esta quemando, quemadura de tercer grado, tercer grado, segundo grado, explosion",
  large: "grande*, ampoll*, todo el, toda la, medio cuerpo",
  spill: "derram*, cayo, callo, vacio, tiro, echo, salpico",
  boiling: "hirviendo, agua hirviendo, aceite hirviendo, caldo, sopa caliente",
  electrocuted:
    "electrocut*, descarga electrica, toque electrico, agarro la corriente, la agarro la corriente, le dio la corriente, le dio corriente, dio un toque, dio toques, le pego la corriente, le cayo un rayo, un rayo, pego un rayo, cayo un rayo, pego la luz, agarro la luz, agarro corriente, dio la luz, corriente electrica, choque electrico, cable de luz, cable de alta",
  sugar: "azucar, glucosa",
  sugarHi: "muy baja, muy bajo, bajisima, se le bajo, se me bajo, por los suelos, muy alta, altisima",
  diabetic: "diabetic*, diabetes, insulina",
  sugarCrisis: "coma diabetico, shock diabetico, choque diabetico",
  sepsis: "sepsis, septicemia",
  streaks: "rayas rojas, linea roja, lineas rojas",
  infected: "infect*, herida, fiebre, hinchad*, pierna, brazo, pie, mano",
  labor: "en labor, de parto, trabajo de parto, labor de parto, dolores de parto, parto prematuro",
  contraction: "contraccion*, dolores de parto",
  apart: "minuto*, cada, seguid*, seguido",
  cord: "cordon",
  coming: "sale, saliendo, salio, sali*, afuera, de fuera, enredado",
  womb: "mueve, mover, moverse, movia, moviendo, movimiento*, patea, patadas, se mueve, movido, se ha movido, siento al bebe, siento el bebe, siento que se mueva, siento moverse",
  still: "dejo, ya no, no, menos",
  stillWords: "dejo, ya no, no, menos, sin",
  afterBirth:
    "despues del parto, despues de parto, recien parida, di a luz, dio a luz, acaba de dar a luz, despues de dar a luz, tuve a mi bebe, tuvo a su bebe, despues de la cesarea, cesarea",
  miscarry: "aborto, abortando, perdiendo el bebe, perdiendo al bebe, amenaza de aborto, malparto",
  soak: "empap*, llen*, moj*",
  pad: "toalla*, pano*, trapo*, sabana*, venda*, cobija*",
  swells: "hinch*, inflam*, hinchad*",
  faceOnly: "cara, labio*, lengua, ojos, manos, boca",
  leak: "sale agua, sale liquido, tirando liquido, tirando agua, liquido, saliendo agua",
  notFeeding:
    "no come, no quiere comer, no mama, no quiere mamar, no toma leche, no moja panal, no hace pipi, no quiere la teta, no quiere pecho",
  newbornSick:
    "fiebre, calentura, dormid*, flacid*, aguad*, no despierta, morad*, azul, debil, vomit*, amarill*",
  limp: "flacid*, aguad*, desguanzad*, flojit*, guang*, sin fuerzas, morad*, azul, no reacciona, palid*, inconsciente*",
  cpr: "rcp, reanimacion, primeros auxilios para atragantamiento",
  howToAid:
    "como hago, como se hace, como hacer, como doy, como dar, haciendo, estoy haciendo, como le hago, necesito, ayuda",
  assault:
    "violaron, me violaron, me violo, abuso sexual, abusaron, me esta pegando, me golpea, me pega mi esposo, me pega mi marido, me esta golpeando, me quiere matar, me va a matar, amenaza con matarme, me amenaza, me amenazo, me estrangulo, me ahorco, me forzo, me obligo",
  sting: "abeja*, avispa*, avispon*, hormiga*, piquete*, pico una abeja, picaron",
  trigger:
    "cacahuate*, mariscos, camaron*, penicilina, medicina, comio, comi, comer, pico, picadura, abeja, avispa, nuez, nueces, inyeccion, antibiotico",
  anaphylaxis: "anafilaxia, anafilactic*, shock anafilactico, choque anafilactico",
  alcohol: "alcohol, tequila, cerveza*, vino, borrach*, tomado, licor, vodka, mezcal",
  outOrCold: "no despierta, no reacciona, inconsciente*, no responde, desmay*, vomit*, frio, fria, morado",
  narcan: "narcan, naloxona",
  need911: "necesit*, mand*, llam*, urgente, manden, envien, ya, ahorita, por favor, pronto",
  onlyAmbulance: "una ambulancia, necesito ambulancia, llamar ambulancia, manden ambulancia, ambulancia",
  gasLeak: "fuga de gas, huele a gas, olor a gas, escape de gas, huele mucho a gas",
  smoke: "inhalo humo, respiro humo, trago humo, inhalacion de humo, humo del incendio",
  pesticide:
    "pesticida*, plaguicida*, herbicida*, insecticida*, fungicida*, fumig*, quimico*, roundup, veneno*, amoniaco, fertilizante*, matamalezas, mata hierba, matahierba, mata maleza, liquido para fumigar, agroquimico*, paraquat, gramoxone, ranger",
  exposureSign:
    "maread*, vomit*, tiembl*, tembl*, dolor de cabeza, duele la cabeza, nausea*, babea*, salpic*, derram*, cayo, callo, moj*, empap*, respir*, inhal*, arde*, ardor, quem*, debil, sud*, ronchas, no puedo respirar, no puede respirar, en los ojos, en la cara, en la piel, en la boca, envenen*, intoxic*, tos, ojos llorosos, cayeron, me cayo, le cayo, tragu*, rocio, rociaron, roci*, mareo, mareos, marea, mareando, mareamos",
  medicine:
    "pastilla*, pildora*, medicina*, medicamento*, tableta*, capsula*, insulina, jarabe, tylenol, paracetamol, ibuprofeno, aspirina*, droga*, somnifero*, calmante*, antidepresivo*, vitaminas, gotas, dosis",
  onWord: "en, a, al, sobre",
  mixed: "mezcl*, revolv*, revolt*",
  cleanerA:
    "cloro, clorox, blanqueador, lejia, amoniaco, amonia, vinagre, pinol, fabuloso, limpiador*, acido, sosa, quimicos, productos de limpieza, agua oxigenada, alcohol",
  mushroom:
    "hongo*, honguito*, champinon*, planta*, bayas, moras, hierba*, yerba*, toloache, baya, hierba venenosa, semillas venenosas",
  wild: "silvestre*, monte, campo, patio, jardin, yarda, venenos*, malos, desconocid*, vomit*, duele, panza, enferm*, mal, dolor, venenosa, venenoso",
  ingest: "tom*, trag*, mastic*, comio, comi, comieron, comido, comimos",
  monoxide: "monoxido, monoxido de carbono, detector de monoxido, alarma de monoxido, gas carbonico",
  alarm:
    "alarma, suena, sonando, sono, maread*, mareo*, dolor de cabeza, duele la cabeza, vomit*, intoxic*, envenen*, sueno, nausea*, desmay*, sintomas, pitando, dormidos",
  engineIndoors:
    "generador, planta de luz, calenton, calentador, calefactor, calefaccion, anafre, carbon, brasero, estufa, chimenea, motor prendido, carro prendido, troca prendida, boiler, escape del carro",
  gasSick:
    "maread*, dolor de cabeza, duele la cabeza, vomit*, nausea*, desmay*, sueno, dormid*, debil, confund*, mal, mareo, mareos, marea, mareando, mareamos",
  gasPlace: "silo, fosa de estiercol, fosa septica, estiercol, fosa, alcantarilla, gas del silo",
  gasEffect:
    "desmay*, inconsciente*, cayo, no responde, no sale, no contesta, respir*, inhal*, tos, ahog*, vomit*, maread*, mareo, mareos, marea, mareando, mareamos",
  fumes: "vapores, humos, gases, fumig*",
  sick: "maread*, mareo, vomit*, respir*, inhal*, tos, dolor de cabeza",
  vetDrug:
    "vacuna de vaca, vacuna para vacas, vacuna del ganado, medicina de vaca, medicina para ganado, medicina del caballo, ivermectina, vacuna de becerro, vacuna de las vacas, vacuna de las reses, vacuna del becerro, vacuna de los becerros, vacuna de ganado, medicina de las vacas, inyeccion de vaca, inyeccion del ganado, jeringa de vaca, jeringa del ganado, vacuna para ganado",
  injectWord:
    "inyect*, piqu*, pinch*, clav*, tom*, trag*, me pique, se pico, se inyecto, pique, inyecte, pinche, se pincho, piquete",
  endLifeEs:
    "quit* la vida, quit* la existencia, quitarse la vida, quitarme la vida, acabar con su vida, acabar con mi vida, acabar con todo, terminar con su vida, terminar con mi vida, terminar con todo, ponerle fin a mi vida, poner fin a mi vida, poner fin a su vida, matarme, se mata, me mato, se quiere matar, me quiero matar, se va a matar, me voy a matar, se quiso matar, colgarse, colgarme, se colgo, darme un tiro, darse un tiro, pegarme un tiro, pegarse un tiro, volarme la cabeza, volarse la cabeza, cortarme las venas, cortarse las venas, se corto las venas, me corte las venas, me corto las venas, tirarme del puente, tirarse del puente, aventarme del puente, aventarse del puente, aventarme al tren, tirarme al tren, tirarme de un puente, aventarme de un puente, saltar del puente, brincar del puente, estrellar el carro, estrellar mi carro, estrellar mi troca, tomarme todas las pastillas, tomarse todas las pastillas, tomarme todas mis pastillas, irme de este mundo, irse de este mundo, dejar de existir, dejar de vivir, dejar este mundo, desaparecer para siempre, quiere matarse, matarse, ahorcarse, ahorcarme, ahorcar, se ahorco, se quiere ahorcar, me quiero ahorcar",
  quitVerb: "quit*",
  lifeEs: "la vida, mi vida, su vida, tu vida",
  cutsSelf:
    "se corta, se cortaba, se esta cortando, se ha cortado, me corto, me estoy cortando, cortarse, cortarme, se rasguna, se quema, se lastima, se pega, se golpea",
  selfParts:
    "brazos, munecas, piernas, muslos, venas, a proposito, con navaja, con una navaja, cuando esta triste, para sentir, para aliviar, adolescente",
  onPurpose: "a proposito, adrede, intencional*, para morir, para morirse, para matarse",
  thing: "pastilla*, medicina*, medicamento*, cort*, lastim*, tom*, quem*, sobredosis, insulina",
  gun: "pistola, rifle, escopeta, arma, soga, cuerda, navaja, veneno, pastillas",
  gunCue:
    "despid*, despedida, adios, encerr*, encerrado, matar*, se quiere, llorando, ya no, se lo quiere, en la cabeza, amenaz*, en la boca, muerte, morir*, tomado y, se apunto, cansado, suicid*, acabar, harto",
  goodbye: "despedida, despidi*, adios",
  trainPlace:
    "tren, via, vias, vias del tren, puente, precipicio, techo, azotea, edificio, carretera, trafico, barranco, rio, torre",
  trainAct:
    "tirarme, tirarse, me tiro, se tira, me voy a tirar, se va a tirar, saltar, brincar, lanzarme, lanzarse, acostarme, acostarse, ponerme enfrente, estrellar*, me quiero tirar, aventarme, aventarse, me voy a aventar, se va a aventar, me quiero aventar, se quiere aventar, se quiere tirar",
  substance:
    "pastilla*, pildora*, medicina*, medicamento*, tylenol, insulina, drogas, paracetamol, veneno, somnifero*, cloro, ibuprofeno, tramadol, clonazepam, raticida",
  killYou:
    "para morir, para morirme, para matarme, para no despertar, me mato, te mata, te matan, matan rapido, mata rapido, me matan, para suicidarse, mortal, letal, morir, para dormir para siempre, para acabar",
  killQuestion: "cuant*, que, cual, cuales, si me tomo, suficientes",
  sadWords: "triste, deprimid*, para sentir, a proposito",
  after:
    "despues, despues de, tras, luego de, hace # anos, hace # meses, hace un ano, hace dos anos, hace anos, control",
  sunkIn: "hundi*, se hundio, sepult*, enterrado, tapado, atrapado, cayo al, cayo en",
  grain: "maiz, grano, soya, tierra, arena, granos, nieve",
  dogAttack:
    "perro mordio, mordio un perro, mordio el perro, ataco un perro, atacaron los perros, ataco el perro",
  sugarLow:
    "azucar muy baja, azucar baja y, se le bajo el azucar, se me bajo el azucar, bajo el azucar, bajon de azucar, glucosa muy baja, azucar muy alta, azucar en #",
  wheeze: "silbid*",
  smashedDigit:
    "mocho el dedo, mocho un dedo, mocho los dedos, volo el dedo, volo los dedos, volo la mano, corto el dedo, se corto un dedo, corto dos dedos, arranco el dedo, arranco el brazo, arranco la mano, arranco un dedo",
  eyeInjury:
    "pedazo de metal en el ojo, metal en el ojo, vidrio en el ojo, algo en el ojo y, pico el ojo, palo en el ojo, clavo en el ojo",
  inhaledWord: "inhal*, respir*, aspir*",
  inMouth: "en la boca, a la boca, trago, trague",
  gaveWord: "di, le di, dio, dieron",
  endThought: "quiero, quiere, pienso, ganas, voy a, va a, dice que, pensando, acabar, morir*, matar*",
  birthNow:
    "no llegamos al hospital, nacio en el carro, nacio en la casa, ya puja, esta pujando, ya nacio el bebe, no sale la placenta, no ha salido la placenta, ya salio el bebe, pujando, nacio y no llora, acaba de nacer, nacio en el bano, nacio morado, nacio sin respirar, nacio y no respira",
  cantPee: "no puedo orinar, no puede orinar, no orina",
  longOrBad: "desde ayer, dolor*, horas, todo el dia, hinchad*",
  bloodMouth:
    "sangre por la boca, sangre por la nariz y, sangre por el oido, sangre de la boca, sangre del oido, sangra por la boca, sangra por el oido, sangre por la oreja, escupe sangre, escupiendo sangre, tosiendo sangre, orina sangre y",
  mumblish:
    "confund*, habla raro, dormid*, no reacciona, morad*, temblando, tieso, tiesa, no despierta, debil, incoherente*, torpe*",
  meKill:
    "me quiero matar, me puedo matar, como me mato, me voy a colgar, se va a colgar, me quiero colgar, se quiere colgar, me quiero ahorcar, me voy a ahorcar, se va a ahorcar, me voy a aventar, se va a aventar, se quiere aventar, me quiero aventar, me voy a tirar, se quiere tirar, se va a tirar, me voy a disparar, se va a disparar, me quiero disparar, se quiere disparar, me voy a suicidar, quiero cortarme, ganas de cortarme, sentido a vivir, sentido vivir, sentido a la vida, sentido de vivir, dios llevame, llevame dios, senor llevame, diosito llevame, que dios me lleve, dios me recoja, que me lleve dios, virgencita llevame, pegar un tiro, dar un tiro, volar la cabeza, volar los sesos, volarme los sesos, volarse los sesos",
  fecesVomit: "vomita caca, vomitando caca, vomito con caca",
  smokeHouse:
    "casa en llamas, se quema la casa, se esta quemando la casa, lleno de humo, llena de humo, incendio en la casa, fuego en la casa",
  lostVision:
    "perdi la vista, perdio la vista, perdi la vision, perdio la vision, veo doble, ve doble, vision doble, no veo de, no ve de, no veo nada, no puede ver, no puedo ver",
  visionUrgent: "ojo, repente, subito, pronto, caminar, hablar, cabeza, mareo, mareado",
  mlInstead: "ml en vez de, ml en lugar de, unidades en vez de",
  pillsHand:
    "pastillas en la mano, pistola en la mano, navaja en la mano, guardando pastillas, juntando pastillas",
  onEdge:
    "estoy en el puente, parado en el puente, parada en el puente, estoy en la azotea, en la orilla del puente",
  heartWild:
    "corazon acelerado, corazon muy rapido, corazon late muy rapido, palpitaciones, taquicardia, corazon se me sale, corazon se le sale",
  circFlag: "maread*, mareo, desmay*, sudor*, sudando, palid*, debil, aire, respirar, nausea*",
  shakes: "tembl*, tiembl*",
  muddledOnly:
    "confundid*, desorientad*, delir*, incoherente*, no sabe donde, no me reconoce, no reconoce, desvari*, no coordina",
  blackStool:
    "popo negra, popo negro, excremento negro, heces negras, popo con sangre, heces con sangre, sangre en el popo, diarrea con sangre",
  circOrBad: "mucha, mucho, maread*, mareo, debil, palid*, desmay*, vomit*",
  faceNumb:
    "durmio la cara, dormida la cara, cara dormida, adormecida la cara, cara adormecida, entumida la cara, cara entumida, media cara dormida, paralizo la cara, cara paralizada",
  armWeak: "brazo, pierna, mano, habla*, repente, lado, debil",
  notAnswer: "no contesta, no me contesta, no se levanta, no habla, no se para",
  foundDown: "tirado, tirada, en el piso, en el suelo, encontre a mi, lo encontre, la encontre",
  foundState: "no contesta, no habla, frio, fria, no se mueve, morado, sangre, no se levanta, inconsciente",
  weakGrip:
    "se le caen las cosas, no puede agarrar, no puede sostener, arrastra el pie, arrastra la pierna, se va de lado, se va para un lado",
  neuroFlag: "confundid*, repente, habla, cara, boca, mareado, amanecio, debil",
  electricPlay:
    "tenedor en el enchufe, metio algo en el enchufe, dedo en el enchufe, llave en el enchufe, mordio un cable, mordio el cable",
  sugarLowSign: "azucar baja, azucar muy baja, se le bajo el azucar, bajo el azucar, baja de azucar",
  sugarBad: "sud*, tembl*, tiembl*, confund*, desmay*, no despierta, no responde, inconsciente*, debil",
  shotSomeone:
    "le disparo a, le dispararon a, balearon a, balacearon a, le tiraron a, me dispararon, le pegaron un tiro, le dio un tiro, le dieron un tiro, lo balacearon, lo balearon",
  inhalerNone: "sin inhalador, no tiene inhalador, no trae inhalador, se acabo el inhalador",
  grab: "agarr*, agarro, se agarra, agarrando, apretando",
  fellOver: "cayo, callo, desplom*, desmay*, se cayo",
  grabbed: "agarro, jalo, atoro, trago, arranco, machuco, prenso, le agarro, lo agarro, me agarro",
  exploded: "explot*, trono, explosion, revent*",
  crashHit:
    "lo atropello, la atropello, me atropello, atropellaron, lo atropellaron, le pego un carro, le pego una troca, lo choco un, lo choco una",
  wordTrouble:
    "batalla para hablar, le cuesta hablar, no le salen las palabras, habla enredado, habla raro, hablando raro, no se le entiende, no puede hablar",
  weakSide: "mano, brazo, pierna, cara, lado, debil, repente, confundid*",
  cutsChild:
    "hija se corta, hijo se corta, nina se corta, nino se corta, hermana se corta, hermano se corta, amiga se corta, amigo se corta, novia se corta, sobrina se corta, nieta se corta, adolescente se corta, hija se esta cortando, hijo se esta cortando, hermana se esta cortando, hija se lastima, hijo se lastima, hija se hace dano, hijo se hace dano, hija se anda cortando, hijo se anda cortando",
} as const;
