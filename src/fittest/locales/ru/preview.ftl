# Что можно предвидеть о выборе или о том, что лежит на столе.

preview-food = еда: { $count }
preview-escapes = убегает в { $percent } %
preview-reacts = может применить: { $trait }
preview-redirects = перенаправит на { $animals }
preview-drops-trait = отбросит свойство, еда: { $count }
preview-harm-poison = { $trait }: ваш хищник погибнет в конце хода
preview-harm-instant-poison = { $trait }: ваш хищник погибнет
preview-harm-paralysis = { $trait }: ваш хищник будет парализован
preview-keeps-traits = свойства останутся на столе
preview-shares = делится с #{ $animal }
preview-scavenger = падальщик ({ $player }) получит 1 фишку еды
preview-may-conceal = возможно, Удильщик
preview-leaves-hungry = ещё можно накормить: { $animals }
preview-points = { $hungry ->
    [0] { $safe }
   *[other] { $safe } + { $hungry } у голодных
}
preview-hungry = не хватает фишек еды: { $count }
preview-dies-of-poison = погибнет от яда в этот ход
preview-open-to = могут атаковать: { $animals }
preview-food-left = { $territories ->
    [1] { "" }
   *[other] { $territory }:{ " " }
}голодных: { $hungry }, им нужно фишек еды: { $missing }, осталось: { $food }

preview-mut-redirects = перенаправит на вид { $species }
preview-mut-most-parasites = больше всего паразитов ({ $count }): потеряет животное
preview-mut-starving = { $count ->
    [one] без еды погибнет { $count } животное
    [few] без еды погибнут { $count } животных
   *[other] без еды погибнут { $count } животных
}
preview-mut-food-left = голодных: { $hungry }, им нужно фишек еды: { $missing }, осталось: { $food }
preview-mut-unseen-all = Неизвестные карты ({ $count }):
preview-mut-unseen = { $trait } × { $count }
preview-mut-open-to = могут атаковать виды: { $species }

preview-dino-wins = победа: { $percent } %
preview-dino-pays = заплатите { $points }, останется { $left }
preview-dino-doomed = здесь погибнет ({ $zone })
preview-dino-some-die = здесь погибнет { $dying } из { $count } ({ $zone })
preview-dino-loses = в этом климате погибнет: { $count }
preview-dino-climate = климат дальше: { $terrain }, { $percent } %
preview-dino-dies-if = погибнет, если климат дальше: { $terrain } ({ $percent } %)
preview-dino-some-die-if = погибнет { $dying } из { $count }, если климат дальше: { $terrain } ({ $percent } %)
